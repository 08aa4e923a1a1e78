import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { db } from '@/server/db/client'
import { withDatabase } from '@/server/testing/database'
import {
  asGuest,
  dealt,
  onTurn,
  ownCard,
  type Person,
  playing,
  tableNow,
  withAccount,
} from '@/server/testing/people'
import { append } from './append'
import { load } from './load'
import { prepareCalls } from './worker'

withDatabase()

let anna: Person
let bess: Person
let cora: Person
beforeAll(async () => {
  await prepareCalls()
  anna = await withAccount('Anna')
  bess = await withAccount('Bess')
  cora = await withAccount('Cora')
}, 60_000)

async function askOf(table: string) {
  const { game } = (await tableNow(table)).table
  const of = game?.hand?.turn === 0 ? 1 : 0
  const card = ownCard(game?.hand) ?? ''
  return { do: 'play', play: { do: 'ask', of, card, please: true } } as const
}

async function commandsAt(table: string) {
  return db.command.count({ where: { tableId: table, answer: { not: 'ok' } } })
}

describe('a command sent twice', () => {
  it('failure 8: at the same moment, is written once and answered the same', async () => {
    const table = await anna.open()
    const id = randomUUID()
    const sit = { do: 'sit', seat: 1 } as const
    const answers = await Promise.all([1, 2, 3].map(() => bess.tell(table, sit, id)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toMatchObject({ ok: true })
    expect(await db.command.count({ where: { tableId: table, id } })).toBe(1)
    expect(await db.event.count({ where: { tableId: table } })).toBe(3)
  })

  it('failure 8: to two processes, is written once', async () => {
    const table = await anna.open()
    const loaded = await tableNow(table)
    const entry = {
      player: bess.id,
      id: randomUUID(),
      hash: '0'.repeat(64),
      body: {},
      answer: 'ok',
      at: Date.now(),
    }
    const ready = { type: 'ready-to-start', seat: 0, ready: true } as never
    const kinds = await Promise.all([1, 2].map(() => append(loaded, [ready], entry)))
    expect(kinds.map(({ kind }) => kind).sort()).toEqual(['done', 'lost'])
    const again = await append(await tableNow(table), [ready], entry)
    expect(again.kind).toBe('known')
    expect((await tableNow(table)).table.seq).toBe(3)
  })

  it('failure 7: is not played twice, whatever happened since', async () => {
    const people = [anna, bess] as const
    const table = await dealt([...people])
    const asker = await onTurn(table, people)
    const ask = await askOf(table)
    const id = randomUUID()
    const first = await asker.tell(table, ask, id)
    const other = asker === anna ? bess : anna
    await other.tell(table, await askOf(table))
    expect(await asker.tell(table, ask, id)).toEqual(first)
  })

  it('gets its first answer also where it was rejected', async () => {
    const table = await anna.open()
    const id = randomUUID()
    const start = { do: 'start' } as const
    const first = await anna.tell(table, start, id)
    expect(first).toMatchObject({ ok: false, reason: 'too-few-players' })
    await bess.tell(table, { do: 'sit', seat: 1 })
    await bess.tell(table, { do: 'be-ready', ready: true })
    expect(await anna.tell(table, start, id)).toEqual(first)
    expect(await commandsAt(table)).toBe(1)
  })

  it('is refused where the id was used for another command, or by somebody else', async () => {
    const table = await anna.open()
    const id = randomUUID()
    await anna.tell(table, { do: 'be-ready', ready: true }, id)
    await expect(anna.tell(table, { do: 'be-ready', ready: false }, id)).rejects.toThrow('id-used')
    await expect(bess.tell(table, { do: 'be-ready', ready: true }, id)).rejects.toThrow('id-used')
  })
})

describe('commands at the same moment', () => {
  it('failure 9: give the last seat to one, and tell the other', async () => {
    const table = await anna.open({ seats: 2 })
    const answers = await Promise.all(
      [bess, cora].map((person) => person.tell(table, { do: 'sit', seat: 1 })),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers).toContainEqual(expect.objectContaining({ ok: false, reason: 'seat-is-taken' }))
    const [, sitter] = (await tableNow(table)).table.seats
    const seat = await db.seat.findUnique({
      where: { tableId_number: { tableId: table, number: 1 } },
    })
    expect(seat?.playerId).toBe(sitter?.player)
  })

  it('failure 10: are all written, none lost', async () => {
    const table = await anna.open({ seats: 3 })
    await bess.tell(table, { do: 'sit', seat: 1 })
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 ? anna : bess).tell(table, { do: 'be-ready', ready: index % 3 === 0 }),
      ),
    )
    expect(answers.every(({ ok }) => ok)).toBe(true)
    const events = await db.event.findMany({ where: { tableId: table }, orderBy: { seq: 'asc' } })
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index + 1))
    expect(events).toHaveLength(23)
  })
})

describe('a command that comes late', () => {
  it('failure 11: on an old picture of the table is stale, and never a lapse', async () => {
    const people = [anna, bess] as const
    const table = await dealt([...people])
    const { seq } = (await tableNow(table)).table
    const asker = await onTurn(table, people)
    await asker.tell(table, await askOf(table))
    const late = await (asker === anna ? bess : anna).send(table, await askOf(table), { seen: seq })
    expect(late).toMatchObject({ ok: false, reason: 'stale' })
  })

  it('failure 12: is always answered with what happened or why nothing did', async () => {
    const table = await playing([anna, bess])
    expect(await cora.tell(table, { do: 'leave' })).toMatchObject({ reason: 'not-seated' })
    expect(await commandsAt(table)).toBe(1)
  })
})

describe('acting', () => {
  it('failure 38: is only for one’s own seat: whose it is follows from who sends it', async () => {
    const people = [anna, bess] as const
    const table = await dealt([...people])
    const asker = await onTurn(table, people)
    const other = asker === anna ? bess : anna
    const ask = await askOf(table)
    expect(await other.tell(table, ask)).toMatchObject({ reason: 'not-your-turn' })
    expect(await cora.tell(table, ask)).toMatchObject({ reason: 'not-seated' })
  })

  it('is refused to strangers at a table by link, as if there were none', async () => {
    const table = await anna.open({ open: false })
    const sit = { do: 'sit', seat: 1 } as const
    await expect(bess.tell(table, sit)).rejects.toThrow('no-such-table')
    await expect(bess.tell(randomUUID(), sit)).rejects.toThrow()
  })

  it('lets guests sit where they were invited, and not at open tables', async () => {
    const closed = await anna.open({ open: false })
    const { code } = await tableNow(closed)
    const invited = await asGuest('Gwen', new Map([[closed, code ?? '']]))
    expect(await invited.tell(closed, { do: 'sit', seat: 1 })).toMatchObject({ ok: true })
    const open = await anna.open()
    const visitor = await asGuest('Hal', new Map([[open, (await tableNow(open)).code ?? '']]))
    await expect(visitor.tell(open, { do: 'sit', seat: 1 })).rejects.toThrow('not-invited')
  })

  it('bars whoever was removed, and renews the code', async () => {
    const table = await anna.open()
    const { code } = await tableNow(table)
    await bess.tell(table, { do: 'sit', seat: 1 })
    await anna.tell(table, { do: 'remove', seat: 1 })
    expect(await bess.tell(table, { do: 'sit', seat: 1 })).toMatchObject({ reason: 'barred' })
    const renewed = await load(table)
    expect(renewed?.code).toMatch(/^[0-9]{8}$/)
    expect(renewed?.code).not.toBe(code)
    expect(await db.bar.count({ where: { tableId: table, playerId: bess.id } })).toBe(1)
  })

  it('failure 26: leaving is always possible and frees one at once', async () => {
    const table = await anna.open()
    await bess.tell(table, { do: 'sit', seat: 1 })
    expect(await bess.tell(table, { do: 'leave' })).toMatchObject({ ok: true })
    expect(await db.seat.count({ where: { playerId: bess.id, tableId: table } })).toBe(0)
  })
})
