import type { TableView } from '@/engine/table/view'

/** What is known of the table and of whoever was invited. */
export interface Invited {
  readonly view: TableView
  readonly me: string | null
  readonly maySit: boolean
}

/**
 * What somebody who comes to a table can do there: sit down; say a nickname and sit down; sign in first, because
 * the table is open to accounts only; or nothing, because every seat is taken or the game has begun.
 */
export type Way = 'sit' | 'enter' | 'sign-in' | 'full' | 'begun' | 'closed'

/** The way to a seat. */
export function wayOf({ view, me, maySit }: Invited): Way {
  if (view.phase === 'closed') return 'closed'
  if (view.phase !== 'gathering') return 'begun'
  if (freeSeats(view).length === 0) return 'full'
  if (!maySit) return 'sign-in'
  return me === null ? 'enter' : 'sit'
}

/** The seats that nobody has, by number. */
export function freeSeats({ seats }: TableView): number[] {
  return seats.flatMap((sitter, seat) => (sitter === null ? [seat] : []))
}
