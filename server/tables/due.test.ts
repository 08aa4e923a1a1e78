import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { db } from '@/server/db/client'
import { once } from '@/server/once'
import { withDatabase } from '@/server/testing/database'
import { dealt, onTurn, ownCard, type Person, tableNow, withAccount } from '@/server/testing/people'
import { checkTable } from './check'
import { answerCall } from './due'
import { sweep, wakeStuckCalls } from './sweep'
import { prepareCalls, startWorker } from './worker'

withDatabase({ QUICK_COMPUTERS: '1' })

let anna: Person
let bess: Person
beforeAll(async () => {
  await prepareCalls()
  anna = await withAccount('Anna')
  bess = await withAccount('Bess')
}, 60_000)
afterEach(() => vi.useRealTimers())

/** The clock of this process goes on by so much; the database's doesn't. */
function later(milliseconds: number): void {
  const now = Date.now() + milliseconds
  vi.useRealTimers()
  vi.useFakeTimers({ toFake: ['Date'], now })
}

async function callsFor(table: string) {
  return db.$queryRaw<{ run_at: Date }[]>`
    SELECT run_at FROM graphile_worker.jobs WHERE key = ${`table:${table}`}`
}

async function latest(table: string): Promise<string[]> {
  const { log } = await tableNow(table)
  return log.slice(-3).map(({ event }) => event.type)
}

describe('a clock', () => {
  it('is booked with the change that winds it, and runs out on the player whose turn it is', async () => {
    const table = await dealt([anna, bess], { clock: 30 })
    const { woundAt, game } = (await tableNow(table)).table
    const [call] = await callsFor(table)
    expect(call?.run_at.getTime()).toBeLessThanOrEqual(woundAt + 60_250)
    later(31_000)
    await answerCall(table)
    const after = (await tableNow(table)).table
    expect(await latest(table)).toEqual(['timeout', 'turn', 'ran-out'])
    expect(after.game?.hand?.turn).not.toBe(game?.hand?.turn)
    expect(await callsFor(table)).toHaveLength(1)
  })

  it('called for too soon books the call for its time and does nothing', async () => {
    const table = await dealt([anna, bess], { clock: 120 })
    const { seq, woundAt } = (await tableNow(table)).table
    await db.$queryRaw`SELECT graphile_worker.remove_job(${`table:${table}`})::text`
    await answerCall(table)
    expect((await tableNow(table)).table.seq).toBe(seq)
    expect((await callsFor(table))[0]?.run_at.getTime()).toBe(woundAt + 120_250)
  })

  it('failure 23: is beaten by a request that arrived in time, and beats one that didn’t', async () => {
    const table = await dealt([anna, bess], { clock: 30 })
    const { woundAt, game, seq } = (await tableNow(table)).table
    const asker = await onTurn(table, [anna, bess])
    const card = ownCard(game?.hand)
    const of = game?.hand?.turn === 0 ? 1 : 0
    const ask = { do: 'play', play: { do: 'ask', of, card: card ?? '', please: true } } as const
    later(32_000)
    const late = await asker.send(table, ask, { seen: seq, arrived: woundAt + 30_000 })
    expect(late).toMatchObject({ ok: false, reason: 'stale' })
    const again = (await tableNow(table)).table
    const other = await onTurn(table, [anna, bess])
    later(31_000)
    const hand = again.game?.hand
    const own = ownCard(hand) ?? ''
    const inTime = await other.send(
      table,
      { do: 'play', play: { do: 'ask', of: hand?.turn === 0 ? 1 : 0, card: own, please: true } },
      { seen: again.seq, arrived: again.woundAt + 29_999 },
    )
    expect(inTime).toMatchObject({ ok: true })
    await answerCall(table)
    expect(await latest(table)).not.toContain('timeout')
  })

  it('starts anew after an outage of ours', async () => {
    const table = await dealt([anna, bess], { clock: 30 })
    const turn = (await tableNow(table)).table.game?.hand?.turn
    later(60_000)
    await answerCall(table)
    const { game, woundAt } = (await tableNow(table)).table
    expect(await latest(table)).toContain('wound')
    expect(game?.hand?.turn).toBe(turn)
    expect(Date.now() - woundAt).toBeLessThan(5000)
  })
})

describe('the worker', () => {
  it('plays for computer players and those who left, to the end, with the score their own', async () => {
    const table = await anna.open({ seats: 4, hands: 2 }, true)
    const stop = startWorker()
    try {
      await anna.tell(table, { do: 'be-ready', ready: true })
      await vi.waitFor(() => playOn(table), { timeout: 60_000, interval: 20 })
    } finally {
      await stop()
    }
    expect(await checkTable(table)).toEqual([])
    const game = await db.game.findFirstOrThrow({
      where: { tableId: table },
      include: { seats: true, hands: true },
    })
    expect(game.state).toBe('OVER')
    expect(game.hands.map(({ end }) => end)).toEqual(['PLAYED', 'PLAYED'])
    expect(await db.score.findFirst({ where: { playerId: anna.id } })).toMatchObject({
      games: 1,
      hands: 2,
      cards: game.seats.find(({ playerId }) => playerId === anna.id)?.total,
    })
  }, 90_000)

  /** Anna does what is needed; throws until the game is over. */
  async function playOn(table: string) {
    const { game, phase } = (await tableNow(table)).table
    if (phase === 'finished') return
    const { hand } = game ?? {}
    if (game?.phase === 'cutting')
      await anna.tell(table, { do: 'play', play: { do: 'cut', at: 3 } })
    if (game?.phase === 'readying') await anna.tell(table, { do: 'play', play: { do: 'ready' } })
    if (game?.phase === 'playing' && hand?.turn === 0) {
      const card = hand.owed?.card ?? ownCard(hand)
      const of = Math.floor(Math.random() * 3) + 1
      const ask = { do: 'ask', of, card: card ?? hand.deck.pack[0] ?? '', please: true } as const
      const play = hand.owed ? ({ do: 'thank', card: hand.owed.card } as const) : ask
      await anna.tell(table, { do: 'play', play })
    }
    throw new Error('the game goes on')
  }

  it('failure 18: takes over the calls of one that died', async () => {
    const table = await dealt([anna, bess], { clock: 30 })
    await db.$executeRaw`
      UPDATE graphile_worker._private_jobs SET locked_at = now() - interval '11 seconds',
        locked_by = 'died' WHERE key = ${`table:${table}`}`
    await wakeStuckCalls()
    const [job] = await db.$queryRaw<{ locked_by: string | null }[]>`
      SELECT locked_by FROM graphile_worker.jobs WHERE key = ${`table:${table}`}`
    expect(job).toEqual({ locked_by: null })
  })
})

describe('the sweep', () => {
  it('failure 27: closes tables without anybody after minutes, and any after a day', async () => {
    const left = await anna.open()
    const fresh = await anna.open()
    const waiting = await anna.open()
    const old = await dealt([anna, bess])
    await anna.tell(left, { do: 'leave' })
    await anna.tell(fresh, { do: 'leave' })
    const unused = async (table: string, ago: string) =>
      db.$executeRaw`UPDATE "Table" SET "usedAt" = now() - ${ago}::interval WHERE id = ${table}::uuid`
    await unused(left, '6 minutes')
    await unused(waiting, '6 minutes')
    await unused(old, '25 hours')
    await sweep()
    const phases = async (tables: string[]) =>
      Promise.all(tables.map(async (id) => (await tableNow(id)).table.phase))
    expect(await phases([left, fresh, waiting, old])).toEqual([
      'closed',
      'gathering',
      'gathering',
      'closed',
    ])
  })
})

describe('a table in the database', () => {
  it('failure 20: is the same after a restart, nobody’s cards changed', async () => {
    const table = await dealt([anna, bess])
    const { table: before } = await tableNow(table)
    once('tables', () => new Map()).clear()
    expect((await tableNow(table)).table).toEqual(before)
  })
})
