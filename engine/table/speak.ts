import type { Decision } from '../hand-state'
import { PHRASES } from './phrases'
import { isPresent, seatOf } from './sitters'
import type { Table, TableCommand, TableEvent, TableRejection } from './state'

/** Judges a set phrase: whoever sits at the table may say one at any time. It changes nothing. */
export function speak(
  table: Table,
  { by, phrase }: TableCommand & { do: 'speak' },
): Decision<TableEvent, TableRejection> {
  const seat = seatOf(table, by)
  if (seat === undefined) return { ok: false, reason: 'not-seated' }
  if (!isPresent(table.seats[seat])) return { ok: false, reason: 'a-stand-in-plays' }
  if (!PHRASES.includes(phrase)) return { ok: false, reason: 'no-such-phrase' }
  return { ok: true, events: [{ type: 'spoke', seat, phrase }] }
}
