import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { endSession } from '@/server/auth/sessions'
import { db } from '@/server/db/client'
import { watchForOutages } from '@/server/tables/outage'
import { closeTable } from '@/server/tables/sweep'
import { prepareCalls } from '@/server/tables/worker'
import { withDatabase } from '@/server/testing/database'
import { cookiesOf, Listener, withStreams } from '@/server/testing/listener'
import { asGuest, dealt, type Person, tableNow, withAccount } from '@/server/testing/people'

withDatabase()
const address = withStreams()

let anna: Person
let bess: Person
beforeAll(async () => {
  await prepareCalls()
  anna = await withAccount('Anna')
  bess = await withAccount('Bess')
}, 60_000)

async function listen(
  person: Person,
  tables: Readonly<Record<string, number>>,
  headers: Record<string, string> = {},
): Promise<Listener> {
  const places = Object.entries(tables).map(([id, since]) => `${id}:${since}`)
  const cookie = await cookiesOf(person)
  return Listener.open(address(), `tables=${places}`, { cookie, ...headers })
}

const within = { timeout: 1000, interval: 10 }

describe('a stream', () => {
  it('tells what happened since, and what happens', async () => {
    const table = await anna.open()
    const stream = await listen(bess, { [table]: 1 })
    await vi.waitFor(() => expect(stream.events().map(({ seq }) => seq)).toEqual([2]))
    await bess.tell(table, { do: 'sit', seat: 1 })
    await vi.waitFor(() => expect(stream.events().map(({ seq }) => seq)).toEqual([2, 3]))
    expect(stream.messages.at(-1)?.id).toBe(`${table}:3`)
    stream.close()
  })

  it('goes on after the last event that the browser had', async () => {
    const table = await anna.open()
    await anna.tell(table, { do: 'be-ready', ready: true })
    const stream = await listen(anna, { [table]: 0 }, { 'last-event-id': `${table}:2` })
    await vi.waitFor(() => expect(stream.events().map(({ seq }) => seq)).toEqual([3]))
    stream.close()
  })

  it('reaches back beyond what is kept at hand', async () => {
    const table = await anna.open()
    for (let times = 0; times < 420; times++) {
      await anna.tell(table, { do: 'be-ready', ready: times % 2 === 0 })
    }
    expect((await tableNow(table)).log.length).toBeLessThan(420)
    const stream = await listen(anna, { [table]: 0 })
    await vi.waitFor(() => expect(stream.events()).toHaveLength(422))
    expect(stream.events().map(({ seq }) => seq)).toEqual(stream.events().map((_, at) => at + 1))
    stream.close()
  }, 120_000)

  it('failure 10: finds events whose announcement was lost', async () => {
    const table = await anna.open()
    const stream = await listen(anna, { [table]: 2 })
    await db.$transaction([
      db.event.create({
        data: {
          tableId: table,
          seq: 3,
          body: { type: 'ready-to-start', seat: 0, ready: true },
        },
      }),
      db.table.update({ where: { id: table }, data: { seq: 3 } }),
    ])
    await vi.waitFor(() => expect(stream.events().map(({ seq }) => seq)).toEqual([3]), 3000)
    stream.close()
  })

  it('failure 17: serves several tables at once', async () => {
    const [one, other] = [await anna.open(), await anna.open()]
    const stream = await listen(anna, { [one]: 0, [other]: 0 })
    await vi.waitFor(() => expect(stream.events()).toHaveLength(4))
    expect(new Set(stream.messages.map(({ data }) => data['table']))).toEqual(new Set([one, other]))
    stream.close()
  })

  it('is refused where it asks for nothing, or nonsense', async () => {
    const cookie = await cookiesOf(anna)
    for (const query of ['', 'tables=', 'tables=x:1', `tables=${randomUUID()}:-1`]) {
      await expect(Listener.open(address(), query, { cookie })).rejects.toThrow('400')
    }
  })
})

describe('failure 12: while the database is away', () => {
  it('streams are broken off and none is opened, so that browsers know', async () => {
    const table = await anna.open()
    const stream = await listen(anna, { [table]: 0 })
    let isBack = false
    const stop = watchForOutages(async () => isBack)
    try {
      await vi.waitFor(() => expect(stream.isOver).toBe(true), 20_000)
      await expect(listen(anna, { [table]: 0 })).rejects.toThrow('503')
      isBack = true
      await vi.waitFor(async () => (await listen(anna, { [table]: 0 })).close(), 20_000)
    } finally {
      stop()
    }
  }, 60_000)
})

describe('failure 6: a stream', () => {
  it('stops within a second when its session is ended', async () => {
    const person = await withAccount('Cora')
    const table = await anna.open()
    const stream = await listen(person, { [table]: 0 })
    await vi.waitFor(() => expect(stream.events()).toHaveLength(2))
    await endSession(person.visitor.sessionId ?? '')
    await vi.waitFor(() => expect(stream.isOver).toBe(true), within)
    expect(stream.messages.at(-1)).toMatchObject({ event: 'gone', data: { why: 'signed-out' } })
    await anna.tell(table, { do: 'be-ready', ready: true })
    expect(stream.events()).toHaveLength(2)
  })

  it('also where the announcement of it was lost', async () => {
    const person = await withAccount('Cora')
    const table = await anna.open()
    const stream = await listen(person, { [table]: 0 })
    await db.session.updateMany({
      where: { playerId: person.id },
      data: { endedAt: new Date(Date.now() + 1000) },
    })
    await vi.waitFor(() => expect(stream.isOver).toBe(true), { timeout: 2500 })
  })

  it('stops within a second when its player is removed', async () => {
    const table = await dealt([anna, bess])
    const stream = await listen(bess, { [table]: (await tableNow(table)).table.seq })
    await anna.tell(table, { do: 'remove', seat: 1 })
    await vi.waitFor(() => expect(stream.isOver).toBe(true), within)
    expect(stream.messages.at(-1)).toMatchObject({ event: 'gone', data: { why: 'removed' } })
    expect(stream.events()).toEqual([])
  })

  it('ends for those who came by a code that was renewed', async () => {
    const table = await anna.open({ open: false })
    const codes = new Map([[table, (await tableNow(table)).code ?? '']])
    const [guest, other] = [await asGuest('Gwen', codes), await asGuest('Hal', codes)]
    const stream = await listen(guest, { [table]: 2 })
    await other.tell(table, { do: 'sit', seat: 1 })
    await vi.waitFor(() => expect(stream.events()).toHaveLength(1))
    await anna.tell(table, { do: 'remove', seat: 1 })
    await vi.waitFor(() => expect(stream.isOver).toBe(true), within)
    expect(stream.messages.at(-1)).toMatchObject({ data: { why: 'not-allowed' } })
  })

  it('ends when the table is closed', async () => {
    const table = await anna.open()
    const stream = await listen(bess, { [table]: 2 })
    await closeTable(table)
    await vi.waitFor(() => expect(stream.isOver).toBe(true), within)
    expect(stream.messages.at(-1)).toMatchObject({ event: 'gone' })
  })
})

describe('failure 3: strangers', () => {
  it('are told nothing of a table by link', async () => {
    const table = await anna.open({ open: false })
    const stream = await listen(bess, { [table]: 0 })
    await vi.waitFor(() => expect(stream.isOver).toBe(true))
    expect(stream.messages).toEqual([
      { event: 'gone', id: null, data: { table, why: 'not-allowed' } },
    ])
  })

  it('are told of people only where onlookers aren’t welcome', async () => {
    const cora = await withAccount('Cora')
    const table = await dealt([anna, bess], { spectators: false })
    const stream = await listen(cora, { [table]: 0 })
    await vi.waitFor(() => expect(stream.messages).toHaveLength(1))
    expect(stream.messages[0]).toMatchObject({ event: 'names', data: { table } })
    stream.close()
  })
})
