import { dueOf } from '@/engine/table/due'
import { isPresent } from '@/engine/table/sitters'
import type { Table } from '@/engine/table/state'
import { pace } from './pace'

/** The task that does what is due at a table. */
export const TASK = 'table-due'

/** When the table is to be looked at again, in milliseconds since 1970. */
export interface Call {
  readonly at: number
}

/** A request that came in just in time may still be on its way into the log (ruling "Absence"). */
const GRACE = 250

/** When the table has something to do; null where it waits for people only. */
export function callOf(table: Table): Call | null {
  const due = dueOf(table, pace())
  if (due === null) return null
  return { at: waitsForPerson(table, due) ? due.at + GRACE : due.at }
}

/** Whether it is a person's time that runs out, rather than the table's own moment to act. */
export function waitsForPerson(table: Table, due: NonNullable<ReturnType<typeof dueOf>>): boolean {
  return due.what === 'clock' || ('seat' in due && isPresent(table.seats[due.seat]))
}

/**
 * The call to be booked with a change of the table; null where none need be: a call that is booked already and comes
 * no later finds out for itself that it came too soon, and books the next.
 * @param isAnswer whether the change is what a call does, so that none is booked any more
 */
export function nextCall(before: Table, after: Table, isAnswer: boolean): Call | null {
  const next = callOf(after)
  const booked = isAnswer ? null : callOf(before)
  return next !== null && booked !== null && booked.at <= next.at ? null : next
}
