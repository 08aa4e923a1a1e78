import { brokenInvariants } from '@/engine/invariants'
import type { TableSettings } from '@/engine/table/settings'
import type { PlayerId, Table } from '@/engine/table/state'
import { evolveTable, newTable } from '@/engine/table/table'
import { HAND_MARKS, type HandTally, type SeatTally } from '@/engine/table/tally'
import { db } from '@/server/db/client'
import { type GameFacts, gamesBy, type HandFacts } from './facts'
import { logAfter } from './load'
import type { Logged } from './loaded'
import { SCORES_BY_HANDS } from './scores'

/** Something in the database that disagrees with the log. */
export interface Disagreement {
  readonly table: string
  readonly what: string
}

/** Replays a table's log and compares it with all that is written beside it. */
export async function checkTable(id: string): Promise<Disagreement[]> {
  const row = await db.table.findUniqueOrThrow({
    where: { id },
    include: { seats: true, bars: true },
  })
  const log = await logAfter(id, 0)
  const start = newTable(row.settings as unknown as TableSettings, row.hostId as PlayerId)
  const { table, faults } = replay(start, log)
  const games = gamesBy(start, log)
  const sitters = table.phase === 'closed' ? [] : table.seats
  return [
    ...faults,
    ...differ('the number of its latest event', row.seq, log.at(-1)?.seq ?? 0),
    ...differ('its phase', row.phase.toLowerCase(), table.phase),
    ...differ('its host', row.hostId, table.host),
    ...differ(
      'who sits',
      Object.fromEntries(row.seats.map(({ number, playerId }) => [number, playerId])),
      Object.fromEntries(sitters.flatMap((one, seat) => (one ? [[seat, one.player]] : []))),
    ),
    ...differ(
      'who is barred',
      row.bars.map(({ playerId }) => playerId).sort(),
      [...table.barred].sort(),
    ),
    ...differ('its games', await gamesIn(id), games),
  ].map((what) => ({ table: id, what }))
}

/** The table after its log, and what is unsound on the way. */
function replay(start: Table, log: readonly Logged[]): { table: Table; faults: string[] } {
  const faults: string[] = []
  let table = start
  for (const [index, { seq, at, event }] of log.entries()) {
    if (seq !== index + 1) faults.push(`event ${index + 1} is missing`)
    table = evolveTable(table, event, at)
    const hand = table.game?.hand
    if (!hand) continue
    // The events of one command share their moment; between them a hand may be unsettled.
    const isSettled = log[index + 1]?.at !== at
    for (const fault of brokenInvariants(hand, isSettled))
      faults.push(`after event ${seq}: ${fault}`)
  }
  return { table, faults }
}

async function gamesIn(tableId: string): Promise<GameFacts[]> {
  const rows = await db.game.findMany({
    where: { tableId },
    orderBy: { number: 'asc' },
    include: {
      seats: { orderBy: { seat: 'asc' } },
      hands: {
        orderBy: [{ number: 'asc' }, { attempt: 'asc' }],
        include: { seats: { orderBy: { seat: 'asc' } } },
      },
    },
  })
  return rows.map(({ number, deck, state, seats, hands }) => ({
    number,
    deck,
    state,
    seats: seats.map(({ seat, playerId, total, place }) => ({
      seat,
      player: playerId,
      total,
      place,
    })),
    hands: hands.map(
      (hand): HandFacts => ({
        number: hand.number,
        attempt: hand.attempt,
        dealer: hand.dealer,
        deal: hand.deal as string[][],
        cards: hand.cards,
        end: hand.end,
        fromSeq: hand.fromSeq,
        toSeq: hand.toSeq,
        scores: hand.seats.map(({ cards }) => cards),
        tally: hand.seats.length === 0 ? null : tallyIn(hand),
      }),
    ),
  }))
}

function tallyIn({ marks, seats }: { marks: string[]; seats: SeatTally[] }): HandTally {
  return {
    marks: HAND_MARKS.filter((mark) => marks.includes(mark)),
    seats: seats.map(
      ({ requests, succeeded, forgotPlease, forgotThanks, mistakes, timeouts, sets }) => ({
        requests,
        succeeded,
        forgotPlease,
        forgotThanks,
        mistakes,
        timeouts,
        sets,
      }),
    ),
  }
}

/** Compares what everybody has scored with the games that are over. */
export async function checkScores(): Promise<string[]> {
  const rows = await db.$queryRaw<{ playerId: string }[]>`
    WITH summed AS (${SCORES_BY_HANDS})
    SELECT DISTINCT coalesce(summed."playerId", score."playerId")::text AS "playerId"
    FROM summed FULL JOIN "Score" AS score USING ("playerId", season, deck)
    WHERE (summed.cards, summed.hands, summed.games, summed.wins, summed.best, summed.requests, summed.succeeded,
        summed."strictRequests", summed."forgotPlease", summed."forgotThanks", summed.sets)
      IS DISTINCT FROM (score.cards, score.hands, score.games, score.wins, score.best, score.requests, score.succeeded,
        score."strictRequests", score."forgotPlease", score."forgotThanks", score.sets)`
  return rows.map(({ playerId }) => `the score of player ${playerId} is not the sum of the games`)
}

function differ(what: string, kept: unknown, replayed: unknown): string[] {
  const [one, other] = [JSON.stringify(kept), JSON.stringify(replayed)]
  return one === other ? [] : [`${what}: kept ${one}, replayed ${other}`]
}
