import { beforeAll, expect, test } from 'vitest'
import { db } from '@/server/db/client'
import { prepareCalls } from '@/server/tables/worker'
import { withDatabase } from '@/server/testing/database'
import { type Person, withAccount } from '@/server/testing/people'
import { looksLike } from './nickname'
import { rename } from './rename'

withDatabase()
beforeAll(prepareCalls, 60_000)

/** How many of these were done; the others were refused because of the name. */
async function doneOf(doings: readonly Promise<unknown>[]): Promise<number> {
  const ends = await Promise.allSettled(doings)
  const refusals = ends.filter((end) => end.status === 'rejected').map(({ reason }) => reason)
  for (const refusal of refusals) expect(refusal).toMatchObject({ fault: 'nickname-taken-here' })
  return ends.length - refusals.length
}

async function tableOf(...people: [Person, ...Person[]]): Promise<string> {
  const [host, ...others] = people
  const table = await host.open({ seats: 6 })
  for (const [index, person] of others.entries()) {
    await person.tell(table, { do: 'sit', seat: index + 1 })
  }
  return table
}

async function namesAt(table: string): Promise<string[]> {
  const seats = await db.seat.findMany({ where: { tableId: table }, include: { player: true } })
  return seats.map(({ player }) => player.nickname ?? '')
}

function lookAlikes(names: readonly string[]): number {
  return names.filter((name, index) => names.slice(0, index).some((one) => looksLike(one, name)))
    .length
}

test('of three at a table who take the same name at once one gets it', async () => {
  const people = await Promise.all(['Anna', 'Bess', 'Cora'].map(withAccount))
  const table = await tableOf(...(people as [Person, Person, Person]))
  const spellings = ['Grace', 'GRACE', 'Gгace']
  expect(await doneOf(people.map(({ id }, index) => rename(id, spellings[index] ?? '')))).toBe(1)
  expect(lookAlikes(await namesAt(table))).toBe(0)
})

test('of one who sits down and one who takes that name at the same moment one is refused', async () => {
  for (let times = 1; times <= 5; times++) {
    const [host, other] = [await withAccount('Anna'), await withAccount('Nell')]
    const table = await tableOf(host)
    const sits = other.tell(table, { do: 'sit', seat: 1 })
    expect(await doneOf([rename(host.id, 'NELL'), sits])).toBe(1)
    expect(lookAlikes(await namesAt(table))).toBe(0)
  }
})

test('of two who sit down at once with names that look alike one is refused', async () => {
  const [host, one, other] = [
    await withAccount('Anna'),
    await withAccount('Nell'),
    await withAccount('nell'),
  ]
  const table = await tableOf(host)
  const sits = [one, other].map((person, seat) => person.tell(table, { do: 'sit', seat: seat + 1 }))
  expect(await doneOf(sits)).toBe(1)
  expect(await namesAt(table)).toHaveLength(2)
})
