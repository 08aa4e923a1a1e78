import { beforeAll, describe, expect, it, vi } from 'vitest'
import { db } from '@/server/db/client'
import { once } from '@/server/once'
import { call } from '@/server/testing/caller'
import { withDatabase } from '@/server/testing/database'
import { cookiesOf, Listener, withStreams } from '@/server/testing/listener'
import { dealt, onTurn, type Person, tableNow, withAccount } from '@/server/testing/people'
import { seatsToStandInFor } from './stand-in'
import { prepareCalls } from './worker'

withDatabase()
const address = withStreams()

let anna: Person
let bess: Person
beforeAll(async () => {
  await prepareCalls()
  anna = await withAccount('Anna')
  bess = await withAccount('Bess')
  haveRunFor(60_000)
}, 60_000)

/** Makes as if this process had been running for so long, in milliseconds. */
function haveRunFor(time: number): void {
  once('outage', () => ({ since: 0 })).since = Date.now() - time
}

async function lookOf(person: Person, table: string) {
  const { text } = await call(person, 'table.look', { table })
  return JSON.parse(text).result.data.json as { away: number[]; mayTakeStandIn: number[] }
}

async function listen(person: Person, table: string): Promise<Listener> {
  const cookie = await cookiesOf(person)
  const { seq } = (await tableNow(table)).table
  return Listener.open(address(), `tables=${table}:${seq}`, { cookie })
}

/** As if nothing had been heard of the player for half a minute. */
async function fallSilent(person: Person, table: string): Promise<void> {
  await db.presence.updateMany({
    where: { tableId: table, playerId: person.id },
    data: { seenAt: new Date(Date.now() - 30_000) },
  })
}

describe('a player', () => {
  it('is away while nothing is heard, and there with a stream or a question', async () => {
    const table = await dealt([anna, bess])
    expect((await lookOf(anna, table)).away).toContain(1)
    const stream = await listen(bess, table)
    await vi.waitFor(async () => expect((await lookOf(anna, table)).away).toEqual([]))
    stream.close()
    await fallSilent(anna, table)
    await fallSilent(bess, table)
    expect((await lookOf(bess, table)).away).toEqual([0, 1])
    const other = await dealt([anna, bess])
    await call(bess, 'table.events', { table: other, since: 0 })
    await vi.waitFor(async () => expect((await lookOf(anna, other)).away).not.toContain(1))
  })

  it('is not away just because this process or its database was', async () => {
    const table = await dealt([anna, bess])
    haveRunFor(5_000)
    expect((await lookOf(anna, table)).away).toEqual([])
    haveRunFor(60_000)
    expect((await lookOf(anna, table)).away).toContain(1)
  })

  it('is shown to the others as having come and gone, also when another process saw it', async () => {
    const table = await dealt([anna, bess])
    const stream = await listen(anna, table)
    const told = () => stream.messages.filter(({ event }) => event === 'there').at(-1)?.data['away']
    await vi.waitFor(() => expect(told()).toEqual([1]), 10_000)
    await db.presence.create({
      data: { tableId: table, playerId: bess.id, seenAt: new Date() },
    })
    await vi.waitFor(() => expect(told()).toEqual([]), 10_000)
    await fallSilent(bess, table)
    await vi.waitFor(() => expect(told()).toEqual([1]), 10_000)
    stream.close()
  })
})

describe('a stand-in at a table without a clock', () => {
  it('is called for whoever’s turn it is and is away, and not for one who is there', async () => {
    const table = await dealt([anna, bess])
    const late = await onTurn(table, [anna, bess])
    const other = late === anna ? bess : anna
    const seat = late === anna ? 0 : 1
    const stream = await listen(late, table)
    await vi.waitFor(async () => expect((await lookOf(other, table)).away).toEqual([]))
    expect((await lookOf(other, table)).mayTakeStandIn).toEqual([])
    const standIn = { do: 'call-stand-in', seat } as const
    expect(await other.tell(table, standIn)).toMatchObject({ ok: false, reason: 'not-now' })
    stream.close()
    await fallSilent(late, table)
    expect(await lookOf(other, table)).toMatchObject({ away: [seat], mayTakeStandIn: [seat] })
    expect(await other.tell(table, standIn)).toMatchObject({ ok: true })
    expect((await lookOf(other, table)).away).toEqual([])
  })
  it('is called too once the turn has lasted two minutes, and only without a clock', async () => {
    const { table } = await tableNow(await dealt([anna, bess]))
    const turn = table.game?.hand?.turn
    expect(seatsToStandInFor(table, [], table.woundAt + 119_000)).toEqual([])
    expect(seatsToStandInFor(table, [], table.woundAt + 120_000)).toEqual([turn])
    const clocked = await tableNow(await dealt([anna, bess], { clock: 30 }))
    expect(seatsToStandInFor(clocked.table, [0, 1], table.woundAt + 120_000)).toEqual([])
  })
})
