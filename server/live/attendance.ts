import { lastKnown } from '@/server/tables/load'
import { playersAt, seatsAway } from '@/server/tables/presence'
import { seatsToStandInFor } from '@/server/tables/stand-in'

/** Who is not at a table just now; it changes without any event of the game. */
export interface Attendance {
  /** The seats whose players are away. */
  readonly away: readonly number[]
  /** The seats for which those at the table may call a stand-in. */
  readonly mayTakeStandIn: readonly number[]
}

/** The attendance of each of these tables, as this process knows them. */
export async function attendanceAt(tables: readonly string[]): Promise<Map<string, Attendance>> {
  const there = await playersAt(tables)
  const now = Date.now()
  const all = new Map<string, Attendance>()
  for (const [id, players] of there) {
    const table = (await lastKnown(id))?.table
    if (!table) continue
    const away = seatsAway(table, players, now)
    all.set(id, { away, mayTakeStandIn: seatsToStandInFor(table, away, now) })
  }
  return all
}
