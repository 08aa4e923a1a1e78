import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { db } from '@/server/db/client'
import { withDatabase } from '@/server/testing/database'
import { dealt, type Person, tableNow, withAccount } from '@/server/testing/people'
import { checkScores, checkTable } from './check'
import { COMPUTERS } from './computers'
import { closeTable } from './sweep'
import { prepareCalls } from './worker'

withDatabase()

let anna: Person
let bess: Person
let table: string
let hand: { id: string; gameId: string; cards: number }
beforeAll(async () => {
  await prepareCalls()
  anna = await withAccount('Anna')
  bess = await withAccount('Bess')
  table = await dealt([anna, bess])
  hand = await db.hand.findFirstOrThrow()
}, 60_000)

/** A score of Anna's with nothing in it. */
function noScore() {
  return { playerId: anna.id, season: 2026, deck: 'short', sets: Array<number>(10).fill(0) }
}

describe('the log', () => {
  it.each([
    ['Event', 'seq'],
    ['Command', 'seq'],
  ])('of each %s refuses to be changed, deleted or emptied', async (log, column) => {
    const statements = [
      `UPDATE "${log}" SET "${column}" = "${column}"`,
      `DELETE FROM "${log}"`,
      `TRUNCATE "${log}"`,
      `TRUNCATE "Table" CASCADE`,
    ]
    for (const statement of statements) {
      await expect(db.$executeRawUnsafe(statement), statement).rejects.toThrow(/never changed/)
    }
  })

  it('failure 30: keeps players whose games are shared from being deleted', async () => {
    await expect(db.player.delete({ where: { id: bess.id } })).rejects.toThrow()
  })
})

describe('the database refuses', () => {
  const wrong: Record<string, () => Promise<unknown>> = {
    'two people in one seat': () =>
      db.seat.create({ data: { tableId: table, number: 0, playerId: COMPUTERS[0]?.id ?? '' } }),
    'one person in two seats': () =>
      db.seat.create({ data: { tableId: table, number: 5, playerId: anna.id } }),
    'an eleventh seat': () =>
      db.seat.create({ data: { tableId: table, number: 10, playerId: COMPUTERS[0]?.id ?? '' } }),
    'a code of other than eight digits': () =>
      db.table.update({ where: { id: table }, data: { code: '1234567x' } }),
    'a closed table that has a code': () =>
      db.table.update({ where: { id: table }, data: { phase: 'CLOSED', closedAt: new Date() } }),
    'an event without a type': () =>
      db.event.create({ data: { tableId: table, seq: 999, body: {} } }),
    'the same event twice': () =>
      db.event.create({ data: { tableId: table, seq: 1, body: { type: 'wound' } } }),
    'a hand without a deal': () => db.hand.update({ where: { id: hand.id }, data: { deal: [] } }),
    'a deal that is not the whole deck': () =>
      db.hand.update({ where: { id: hand.id }, data: { deal: [['alb'], []] } }),
    'a dealer without a seat': () =>
      db.hand.update({ where: { id: hand.id }, data: { dealer: 2 } }),
    'a hand that is over at no time': () =>
      db.hand.update({ where: { id: hand.id }, data: { end: 'ANEW' } }),
    'a game that is over and runs': () =>
      db.game.update({ where: { id: hand.gameId }, data: { state: 'OVER' } }),
    'a total below nothing': () =>
      db.gameSeat.updateMany({ where: { gameId: hand.gameId }, data: { total: -1 } }),
    'more wins than games': () => db.score.create({ data: { ...noScore(), games: 1, wins: 2 } }),
    'a person without a name': () => db.player.create({ data: { kind: 'GUEST' } }),
    'a command whose hash is none': () =>
      db.command.create({
        data: { tableId: table, id: randomUUID(), hash: 'x', body: {}, answer: 'ok', seq: 1 },
      }),
  }
  it.each(Object.entries(wrong))('%s', async (_, write) => {
    await expect(write()).rejects.toThrow()
  })

  const ended = { toSeq: 900, endedAt: new Date() }
  const scored = (one: number, other: number) => ({
    create: [
      { seat: 0, playerId: anna.id, cards: one, counted: one },
      { seat: 1, playerId: bess.id, cards: other, counted: other },
    ],
  })

  it('a hand played out whose scores don’t add up to its deck', async () => {
    const data = { end: 'PLAYED', ...ended } as const
    const where = { id: hand.id }
    const { cards } = hand
    for (const seats of [scored(1, 2), scored(cards, 1), {}]) {
      await expect(db.hand.update({ where, data: { ...data, seats } })).rejects.toThrow()
    }
  })

  it('a hand stopped whose scores come to more than its deck', async () => {
    const data = { end: 'STOPPED', ...ended, seats: scored(hand.cards, 1) } as const
    await expect(db.hand.update({ where: { id: hand.id }, data })).rejects.toThrow()
  })

  it('scores of a hand that runs, and of those who don’t sit there', async () => {
    const seats = scored(1, 2)
    await expect(db.hand.update({ where: { id: hand.id }, data: { seats } })).rejects.toThrow()
    const create = [
      { seat: 0, playerId: bess.id, cards: 0, counted: 0 },
      { seat: 1, playerId: anna.id, cards: 0, counted: 0 },
    ]
    const data = { end: 'STOPPED', ...ended, seats: { create } } as const
    await expect(db.hand.update({ where: { id: hand.id }, data })).rejects.toThrow()
  })
})

describe('what is kept beside the log', () => {
  it('agrees with it, and is found out where it doesn’t', async () => {
    expect(await checkTable(table)).toEqual([])
    expect(await checkScores()).toEqual([])
    const where = { id: table }
    await db.table.update({ where, data: { hostId: bess.id } })
    await db.score.create({ data: { ...noScore(), games: 1 } })
    expect((await checkTable(table)).map(({ what }) => what)).toEqual([
      expect.stringMatching(/^its host/),
    ])
    expect(await checkScores()).toHaveLength(1)
    await db.table.update({ where, data: { hostId: anna.id } })
    await db.score.deleteMany({ where: { playerId: anna.id } })
  })

  it('has the computer players of the house', async () => {
    const rows = await db.player.findMany({ where: { kind: 'COMPUTER' }, orderBy: { id: 'asc' } })
    expect(rows.map(({ id, nickname }) => ({ id, nickname }))).toEqual(COMPUTERS)
  })

  it('counts no game that was given up, and frees everybody', async () => {
    await closeTable(table)
    expect((await tableNow(table)).table.phase).toBe('closed')
    expect(await checkTable(table)).toEqual([])
    expect(await db.game.findFirst({ where: { tableId: table } })).toMatchObject({
      state: 'ABANDONED',
    })
    expect(await db.score.count()).toBe(0)
    expect(await db.seat.count({ where: { tableId: table } })).toBe(0)
  })
})
