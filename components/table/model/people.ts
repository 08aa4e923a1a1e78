import { allSeats, type Seat } from '@/engine/seat'
import type { TableView } from '@/engine/table/view'
import type { Look } from '../types'

/** Everybody else, clockwise from the viewer's left; for an onlooker everybody, from seat 0. */
export function othersOf({ seat, seats }: TableView): Seat[] {
  const all = allSeats(seats.length)
  if (seat === null) return all
  return [...all.slice(seat + 1), ...all.slice(0, seat)]
}

/** Those who ask before the viewer does, if nobody gets a card: clockwise from whoever has the turn. */
export function beforeMe(view: TableView): Seat[] {
  const turn = view.game?.hand?.turn ?? null
  const { seat } = view
  if (turn === null || seat === null) return []
  const all = allSeats(view.seats.length)
  const fromTurn = [...all.slice(turn), ...all.slice(0, turn)]
  return fromTurn.slice(1, fromTurn.indexOf(seat))
}

/** Whether a stand-in plays for the viewer. */
export function isStoodInFor(view: TableView): boolean {
  return view.seat !== null && (view.seats[view.seat]?.away ?? null) !== null
}

/** What is to be known of somebody at the table: who plays in their stead, or that nobody is there just now. */
export type SeatMark = 'computer' | 'standIn' | 'away'

/** The mark of a seat; null for a person who is there. The viewer is. */
export function markOf({ view, away }: Look, seat: Seat): SeatMark | null {
  const sitter = view.seats[seat]
  if (!sitter) return null
  if (sitter.kind === 'computer') return 'computer'
  if (sitter.away !== null) return 'standIn'
  return seat !== view.seat && away?.includes(seat) ? 'away' : null
}
