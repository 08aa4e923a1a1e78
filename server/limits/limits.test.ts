import { expect, test } from 'vitest'
import { db } from '@/server/db/client'
import { Browser } from '@/server/testing/browser'
import { withDatabase } from '@/server/testing/database'
import { guess } from './allow'
import { tryOnce } from './limit'

withDatabase()

const EIGHTY = Array.from({ length: 80 })

test('failure 39: of eighty tries at the same moment no more than are allowed get through', async () => {
  const tries = await Promise.all(EIGHTY.map(() => tryOnce('x', { most: 19, seconds: 60 })))
  expect(tries.filter(({ ok }) => ok)).toHaveLength(19)
})

test('failure 39: eighty passwords tried at once on one account, from as many addresses', async () => {
  const answers = await Promise.all(
    EIGHTY.map((_, n) =>
      new Browser(`192.0.2.${n}`).enter('password', { email: 'a@example.org', password: `${n}` }),
    ),
  )
  expect(answers.filter((answer) => answer === 'wrong-password')).toHaveLength(10)
  const refused = answers.filter((answer) => answer?.startsWith('too-many-tries '))
  expect(refused).toHaveLength(70)
  const until = new Date(refused[0]?.split(' ')[1] ?? '').getTime()
  expect(until).toBeGreaterThan(Date.now())
  expect(until).toBeLessThan(Date.now() + 16 * 60_000)
})

test('codes can’t be tried through from one address', async () => {
  const answers = await Promise.allSettled(
    EIGHTY.map((_, n) => new Browser('192.0.2.200').call.table.find({ code: `${10_000_000 + n}` })),
  )
  const why = answers.map((answer) => (answer.status === 'rejected' ? answer.reason.message : 'ok'))
  expect(why.filter((reason) => reason === 'no-such-table')).toHaveLength(30)
  expect(why.filter((reason) => reason === 'too-many-tries')).toHaveLength(50)
})

test('right guesses use nothing up', async () => {
  for (const _ of EIGHTY)
    expect(await guess([['code-by', 'me']], async () => 'found')).toBe('found')
  for (const _ of Array.from({ length: 10 })) await guess([['code-by', 'me']], async () => null)
  await expect(guess([['code-by', 'me']], async () => 'found')).rejects.toMatchObject({
    fault: 'too-many-tries',
  })
})

test('counting begins anew when its time is over, and counts that are over are cleared away', async () => {
  const allowance = { most: 1, seconds: 60 }
  for (const key of ['y', 'z']) await tryOnce(key, allowance)
  expect(await tryOnce('y', allowance)).toMatchObject({ ok: false })
  await db.limit.updateMany({ where: { key: { in: ['y', 'z'] } }, data: { until: new Date(0) } })
  expect(await tryOnce('y', allowance)).toEqual({ ok: true })
  expect(await db.limit.count({ where: { key: 'z' } })).toBe(0)
})
