declare const seatBrand: unique symbol

/** A place at the table: 0 to n-1, clockwise. Made by {@link seatAt} only, so no count or index passes for one. */
export type Seat = number & { readonly [seatBrand]: true }

/** The fewest and the most seats a game can have. */
export const SEATS = { fewest: 2, most: 10 } as const

/**
 * The seat with this number at a table of `seats`.
 * @returns undefined where there is no such seat, whatever was passed in.
 */
export function seatAt(number: unknown, seats: number): Seat | undefined {
  return isSeat(number, seats) ? number : undefined
}

/** Whether this is the number of a seat at a table of `seats`; -0, which a log would keep as 0, is none. */
export function isSeat(number: unknown, seats: number): number is Seat {
  if (!Number.isInteger(number) || Object.is(number, -0)) return false
  return (number as number) >= 0 && (number as number) < seats
}

/** All seats of a table, clockwise from 0. */
export function allSeats(seats: number): Seat[] {
  return Array.from({ length: seats }, (_, seat) => seat as Seat)
}

/** The seat to the left of `seat`: the next one clockwise (rules, "Seats are numbered"). */
export function leftOf(seat: Seat, seats: number): Seat {
  return ((seat + 1) % seats) as Seat
}
