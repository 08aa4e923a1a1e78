import type { Line, Outcome } from './lines'

/** A moment that is worth a word. */
export type Flourish = 'steal' | 'takenBack' | 'lastHand'

const WON: readonly Outcome[] = ['given', 'thanked']

/**
 * The word on what just happened. A card that had been won before is a steal, or is taken back by whoever had lost
 * it; the game's last hand begins. All of it was said aloud.
 */
export function flourishOf(
  lines: readonly Line[],
  hand: { readonly number: number; readonly of: number },
): Flourish | null {
  const last = lines.at(-1)
  if (!last) return hand.of > 1 && hand.number === hand.of ? 'lastHand' : null
  if (last.kind !== 'request' || !WON.includes(last.outcome)) return null
  const before = lines
    .slice(0, -1)
    .findLast(
      (line) => line.kind === 'request' && line.outcome === 'thanked' && line.card === last.card,
    )
  if (before?.kind !== 'request') return null
  return before.of === last.by ? 'takenBack' : 'steal'
}
