import type { Seat } from '@/engine/seat'

/** The middle of something on the screen, and its width, in pixels of the window. */
export interface Spot {
  readonly x: number
  readonly y: number
  readonly width: number
}

/** How long a movement of the look takes (tokens.css), in milliseconds; 0 for readers who want things to be still. */
export function lengthOf(movement: '--deal' | '--settle'): number {
  const written = getComputedStyle(document.documentElement).getPropertyValue(movement)
  const milliseconds = written.endsWith('ms')
    ? Number.parseFloat(written)
    : Number.parseFloat(written) * 1000
  return milliseconds > 1 ? milliseconds : 0
}

/** Where a player's cards are on the screen: the fan at a seat, or what lies before the viewer. */
export function cardsOf(seat: Seat, mine: Seat | null): Spot | null {
  if (seat !== mine) return spotOf(`[data-seat="${seat}"] .fan`)
  return spotOf('.got .card') ?? spotOf('.newcard .card') ?? spotOf('#my-hand')
}

/** Where a player's sets lie. */
export function safeOf(seat: Seat, mine: Seat | null): Spot | null {
  const place = seat === mine ? '.own' : `[data-seat="${seat}"]`
  return spotOf(`${place} .pile:last-child`) ?? spotOf(place)
}

function spotOf(selector: string): Spot | null {
  const box = document.querySelector(selector)?.getBoundingClientRect()
  if (!box || box.width === 0) return null
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width }
}
