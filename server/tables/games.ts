import type { GameSetup } from '@/engine/setup'
import { db } from '@/server/db/client'
import type { Visitor } from './door'

/** A game in somebody's list of games. */
export interface PlayedGame {
  readonly id: string
  readonly table: string
  readonly state: 'running' | 'over' | 'abandoned'
  readonly setup: GameSetup
  readonly startedAt: Date
  readonly endedAt: Date | null
  /** One's own seat. */
  readonly mySeat: number
  readonly seats: readonly {
    readonly name: string | null
    readonly isComputer: boolean
    readonly total: number
    readonly place: number | null
  }[]
  /** The hands that were scored: for each seat its cards. */
  readonly hands: readonly { readonly number: number; readonly scores: readonly number[] }[]
}

const PAGE = 20

/**
 * Somebody's games, the latest first.
 * @param cursor the `next` of the page before
 */
export async function gamesOf(
  { player }: Visitor & { player: NonNullable<Visitor['player']> },
  cursor: string | undefined,
): Promise<{ games: PlayedGame[]; next: string | null }> {
  const ids = [player.id, ...player.joined]
  const rows = await db.game.findMany({
    where: {
      seats: { some: { playerId: { in: ids } } },
      ...(cursor === undefined ? {} : { id: { lt: cursor } }),
    },
    // Ids are in the order of time.
    orderBy: { id: 'desc' },
    take: PAGE + 1,
    include: {
      seats: {
        orderBy: { seat: 'asc' },
        include: { player: { select: { nickname: true, kind: true } } },
      },
      hands: {
        where: { end: { in: ['PLAYED', 'STOPPED'] } },
        orderBy: { number: 'asc' },
        include: { seats: { orderBy: { seat: 'asc' } } },
      },
    },
  })
  const page = rows.slice(0, PAGE)
  return {
    games: page.map((row) => ({
      id: row.id,
      table: row.tableId,
      state: STATES[row.state],
      setup: row.setup as unknown as GameSetup,
      startedAt: row.startedAt,
      endedAt: row.endedAt,
      mySeat: row.seats.find(({ playerId }) => ids.some((id) => id === playerId))?.seat ?? 0,
      seats: row.seats.map(({ player, total, place }) => ({
        name: player.nickname,
        isComputer: player.kind === 'COMPUTER',
        total,
        place,
      })),
      hands: row.hands.map(({ number, seats }) => ({
        number,
        scores: seats.map(({ cards }) => cards),
      })),
    })),
    next: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null,
  }
}

const STATES = { RUNNING: 'running', OVER: 'over', ABANDONED: 'abandoned' } as const
