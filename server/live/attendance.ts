import { once } from '@/server/once'
import { lastKnown } from '@/server/tables/load'
import { playersAt, seatsAway } from '@/server/tables/presence'
import { seatsToStandInFor } from '@/server/tables/stand-in'

const known = once('attendance', () => new Map<string, string>())

/**
 * Of these tables, those at which somebody has come or gone since they were looked at last, or for whom a stand-in may
 * be called by now. Each process looks for its own viewers.
 */
export async function changedAttendance(tables: readonly string[]): Promise<string[]> {
  const now = Date.now()
  const there = await playersAt(tables)
  const changed: string[] = []
  for (const [id, players] of there) {
    const table = (await lastKnown(id))?.table
    if (!table) continue
    const away = seatsAway(table, players, now)
    const state = JSON.stringify([away, seatsToStandInFor(table, away, now)])
    // Of a table that is new to us it isn't known what its viewers were told.
    if (known.get(id) !== state) changed.push(id)
    known.set(id, state)
  }
  for (const id of known.keys()) if (!there.has(id)) known.delete(id)
  return changed
}
