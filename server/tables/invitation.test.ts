import { beforeAll, expect, test } from 'vitest'
import { withDatabase } from '@/server/testing/database'
import { tableNow, withAccount } from '@/server/testing/people'
import { sharedTable } from './invitation'
import { prepareCalls } from './worker'

withDatabase()
beforeAll(prepareCalls, 60_000)

const from = (address: string) => new Headers({ 'x-forwarded-for': address })

test('a shared link tells the host and the number of seats, and nothing else', async () => {
  const anna = await withAccount('Anna')
  const { code } = await tableNow(await anna.open({ seats: 5, open: false }))
  expect(await sharedTable(code ?? '', from('198.51.100.1'))).toEqual({ host: 'Anna', seats: 5 })
})

test('a code that was changed, or none, tells nothing', async () => {
  const [anna, bess] = [await withAccount('Anna'), await withAccount('Bess')]
  const table = await anna.open()
  const { code } = await tableNow(table)
  await bess.comeTo(table)
  await bess.tell(table, { do: 'sit', seat: 1 })
  await anna.tell(table, { do: 'remove', seat: 1 })
  expect(await sharedTable(code ?? '', from('198.51.100.2'))).toBeNull()
  expect(await sharedTable('none', from('198.51.100.2'))).toBeNull()
})

test('codes can’t be guessed by it: after thirty wrong ones a right one tells nothing either', async () => {
  const anna = await withAccount('Anna')
  const code = (await tableNow(await anna.open())).code ?? ''
  const guesser = from('198.51.100.3')
  for (let tries = 0; tries < 30; tries++) await sharedTable('0', guesser)
  expect(await sharedTable(code, guesser)).toBeNull()
  expect(await sharedTable(code, from('198.51.100.4'))).not.toBeNull()
})
