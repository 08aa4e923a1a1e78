import type { Table, TableEvent } from '@/engine/table/state'
import { evolveTable } from '@/engine/table/table'

/** An event of a table's log: its number, when it happened (milliseconds since 1970), and what. */
export interface Logged {
  readonly seq: number
  readonly at: number
  readonly event: TableEvent
}

/** A table as this process knows it. */
export interface Loaded {
  readonly id: string
  /** The code by which it is found; null once it is closed. */
  readonly code: string | null
  readonly table: Table
  /** The latest events, in order: those of the hand at least, for the memory of computer players. */
  readonly log: readonly Logged[]
}

/** So many events are kept at hand beyond those of the hand, for streams that come back. */
const SPARE = 200

/** The table after more of its log. */
export function follow(loaded: Loaded, more: readonly Logged[]): Loaded {
  const table = more.reduce((now, { event, at }) => evolveTable(now, event, at), loaded.table)
  return { ...loaded, table, log: trimmed([...loaded.log, ...more]) }
}

function trimmed(log: Logged[]): Logged[] {
  if (log.length < 2 * SPARE) return log
  const dealt = log.findLastIndex(({ event }) => event.type === 'dealt')
  return log.slice(Math.max(0, Math.min(dealt === -1 ? log.length : dealt, log.length - SPARE)))
}
