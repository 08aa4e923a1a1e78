import { type Seat, seatAt } from '../seat'
import type { PlayerId, Sitter, Table } from './state'

/** The seat that a player sits in, or undefined. */
export function seatOf(table: Table, player: PlayerId): Seat | undefined {
  return seatAt(
    table.seats.findIndex((sitter) => sitter?.player === player),
    table.seats.length,
  )
}

/** Whether a person sits there and plays. */
export function isPresent(sitter: Sitter | null | undefined): sitter is Sitter {
  return sitter?.kind === 'person' && sitter.away === null
}

/** Whether the person may still come back to the seat without sitting down anew. */
export function belongsToSomebody(sitter: Sitter | null): boolean {
  return sitter?.kind === 'person' && sitter.away !== 'left' && sitter.away !== 'removed'
}

/** Whether the table itself plays for the seat: a computer player, or a stand-in. */
export function isPlayedByTable(sitter: Sitter | null | undefined): boolean {
  return sitter?.kind === 'computer' || (sitter?.away ?? null) !== null
}

/** Who becomes host when the host goes: the next person clockwise who plays; undefined where there is none. */
export function nextHost(table: Table, leaving: Seat | undefined): PlayerId | undefined {
  const from = leaving ?? 0
  const { seats } = table
  for (let step = 1; step <= seats.length; step++) {
    const sitter = seats[(from + step) % seats.length]
    if (isPresent(sitter) && sitter.player !== table.host) return sitter.player
  }
  return undefined
}
