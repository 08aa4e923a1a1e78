import { USUAL_PACE } from '@/engine/table/due'
import type { TableView } from '@/engine/table/view'

/** The seconds at which the clock is spoken. */
export const SPOKEN: ReadonlySet<number> = new Set([20, 10, 5])

/** When the time now running ends, in milliseconds since 1970 by the server's clock; null where none runs. */
export function endOfTime({ phase, game, settings, seats, woundAt }: TableView): number | null {
  if (phase !== 'playing' || game === null) return null
  if (game.phase === 'cutting' || game.phase === 'readying') return woundAt + USUAL_PACE.patience
  const turn = game.phase === 'playing' ? (game.hand?.turn ?? null) : null
  if (turn === null || settings.clock === null) return null
  const sitter = seats[turn]
  const isPlayedByPerson = sitter?.kind === 'person' && sitter.away === null
  return isPlayedByPerson ? woundAt + settings.clock * 1000 : null
}

/** Whole seconds left, never less than none. */
export function secondsLeft(end: number, now: number): number {
  return Math.max(0, Math.ceil((end - now) / 1000))
}

/** How much of the candle is left, in quarters. */
export function quartersLeft(seconds: number, all: number): 0 | 1 | 2 | 3 | 4 {
  const quarters = Math.ceil((4 * seconds) / all)
  return quarters <= 0 ? 0 : quarters === 1 ? 1 : quarters === 2 ? 2 : quarters === 3 ? 3 : 4
}

/** Minutes and seconds, as on a kitchen clock. */
export function clockFace(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
