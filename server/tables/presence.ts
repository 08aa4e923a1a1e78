import { isPresent } from '@/engine/table/sitters'
import type { PlayerId, Table } from '@/engine/table/state'
import { db } from '@/server/db/client'
import { once } from '@/server/once'
import { runningSince } from './outage'

/** Somebody of whom nothing was seen for so long is away, in milliseconds: longer than any reload takes. */
export const AWAY_AFTER = 20_000
/** Of one player at one table it is noted no oftener than this. */
const NOTE_EVERY = 8_000
/** What is noted within so many milliseconds is written together. */
const GATHER = 100
/** So many players are remembered; then it is begun anew. */
const MOST = 10_000

const state = once('presence', () => ({
  noted: new Map<string, number>(),
  waiting: new Map<string, { table: string; player: PlayerId }>(),
}))

/**
 * Notes, in a moment and off the way of whoever calls, that a player is at a table: has a stream there, asks, or does
 * something. It is shared by all processes, and no part of the game's record.
 */
export function noteSeen(table: string, player: PlayerId): void {
  const { noted, waiting } = state
  const key = `${table} ${player}`
  const now = Date.now()
  if (now - (noted.get(key) ?? 0) < NOTE_EVERY) return
  if (noted.size >= MOST) noted.clear()
  noted.set(key, now)
  if (waiting.size === 0) setTimeout(() => void write().catch(() => undefined), GATHER).unref()
  waiting.set(key, { table, player })
}

async function write(): Promise<void> {
  const seen = [...state.waiting.values()]
  state.waiting.clear()
  // Everybody in one order, so that two processes never wait for each other.
  await db.$executeRaw`
    INSERT INTO "Presence" AS p ("tableId", "playerId", "seenAt")
    SELECT "tableId", "playerId", now()
    FROM unnest(${seen.map(({ table }) => table)}::uuid[], ${seen.map(({ player }) => player)}::uuid[])
      AS seen ("tableId", "playerId")
    ORDER BY 1, 2
    ON CONFLICT ("tableId", "playerId") DO UPDATE SET "seenAt" = excluded."seenAt"`
}

/** For each of these tables the players who are there just now. */
export async function playersAt(tables: readonly string[]): Promise<Map<string, Set<string>>> {
  const rows = await db.$queryRaw<{ table: string; player: string }[]>`
    SELECT "tableId"::text AS "table", "playerId"::text AS "player" FROM "Presence"
    WHERE "tableId" = ANY(${tables}::uuid[])
      AND "seenAt" > now() - ${AWAY_AFTER} * interval '1 millisecond'`
  const there = new Map(tables.map((table) => [table, new Set<string>()]))
  for (const { table, player } of rows) there.get(table)?.add(player)
  return there
}

/**
 * The seats whose players are away just now, though nobody stands in for them. Nobody is just after an outage: people
 * have to come back first.
 * @param there the players who are at the table
 */
export function seatsAway(table: Table, there: ReadonlySet<string>, now: number): number[] {
  if (now - runningSince() < AWAY_AFTER) return []
  return table.seats.flatMap((sitter, seat) =>
    isPresent(sitter) && !there.has(sitter.player) ? [seat] : [],
  )
}

/** The same of one table, looked up. */
export async function seatsAwayAt(id: string, table: Table, now: number): Promise<number[]> {
  return seatsAway(table, (await playersAt([id])).get(id) ?? new Set(), now)
}
