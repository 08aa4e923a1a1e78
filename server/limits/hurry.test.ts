import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { db } from '@/server/db/client'
import { prepareCalls } from '@/server/tables/worker'
import { type Answer, call, post, reasonIn } from '@/server/testing/caller'
import { withDatabase } from '@/server/testing/database'
import { cookiesOf, Listener, withStreams } from '@/server/testing/listener'
import { withoutTime } from '@/server/testing/pace'
import { type Person, withAccount } from '@/server/testing/people'

withDatabase()
const address = withStreams()

withoutTime()
beforeAll(prepareCalls, 60_000)

/** Calls so often at the same moment. @returns the answers that were refused as too fast */
async function refusedOf(times: number, one: () => Promise<Answer>): Promise<Answer[]> {
  const answers = await Promise.all(Array.from({ length: times }, one))
  for (const answer of answers) expect([undefined, 'too-fast']).toContain(reasonIn(answer))
  return answers.filter((answer) => reasonIn(answer) === 'too-fast')
}

function acting(person: Person, table: string) {
  const command = { do: 'be-ready', ready: true }
  return () => post(person, 'table.act', { table, command, id: randomUUID(), seen: 0 })
}

test('failure 39: of eighty commands at the same moment sixty are judged', async () => {
  const anna = await withAccount('Anna')
  const table = await anna.open()
  const before = await db.command.count({ where: { tableId: table } })
  expect(await refusedOf(80, acting(anna, table))).toHaveLength(20)
  expect(await db.command.count({ where: { tableId: table } })).toBe(before + 60)
})

test('who is refused is told when to try again; nothing else and nobody else is held up', async () => {
  const [cora, dora] = [await withAccount('Cora'), await withAccount('Dora')]
  const table = await cora.open()
  const [refused] = await refusedOf(61, acting(cora, table))
  expect(refused?.status).toBe(429)
  expect(refused?.headers.get('retry-after')).toBe('1')
  expect(JSON.parse(refused?.text ?? '').error.json.data.until).toBeGreaterThan(0)
  expect(reasonIn(await acting(dora, await dora.open())())).toBeUndefined()
  expect(reasonIn(await call(cora, 'table.look', { table }))).toBeUndefined()
})

test('questions are held too, and streams with them', async () => {
  const edda = await withAccount('Edda')
  const table = await edda.open()
  expect(await refusedOf(210, () => call(edda, 'table.look', { table }))).toHaveLength(10)
  expect(await refusedOf(1, () => call(edda, 'table.lobby', {}))).toHaveLength(1)
  const cookie = await cookiesOf(edda)
  await expect(Listener.open(address(), `tables=${table}:0`, { cookie })).rejects.toThrow('429')
})
