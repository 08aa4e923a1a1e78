import type { Card, SetSlug } from '@/engine/deck'
import type { Seat } from '@/engine/seat'
import type { LoggedEvent } from '../types'

/** How a request ended. */
export type Outcome =
  | 'given'
  | 'thanked'
  | 'unsuccessful'
  | 'mistaken'
  | 'forgot-please'
  | 'forgot-thanks'

/** A line of the hand's log: a request and what came of it, a set laid down, a clock run out. */
export type Line = { readonly seq: number } & (
  | {
      readonly kind: 'request'
      readonly by: Seat
      readonly of: Seat
      readonly card: Card
      readonly outcome: Outcome
    }
  | { readonly kind: 'laid'; readonly by: Seat; readonly set: SetSlug }
  | { readonly kind: 'timeout'; readonly by: Seat }
  | { readonly kind: 'stood-in' | 'returned'; readonly by: Seat }
)

/** What happened in the hand now played, line by line, oldest first; a gift and its thanks are one line. */
export function linesOf(log: readonly LoggedEvent[]): Line[] {
  let lines: Line[] = []
  for (const { seq, event } of log) {
    switch (event.type) {
      case 'started':
      case 'dealt':
        lines = []
        break
      case 'given':
      case 'unsuccessful':
      case 'mistaken':
      case 'forgot-please': {
        const { type: outcome, by, of, card } = event
        lines.push({ seq, kind: 'request', by, of, card, outcome })
        break
      }
      case 'thanked':
      case 'forgot-thanks': {
        const { type: outcome, by, of, card } = event
        const last = lines.at(-1)
        if (last?.kind === 'request' && last.outcome === 'given') lines.pop()
        lines.push({ seq, kind: 'request', by, of, card, outcome })
        break
      }
      case 'laid':
        lines.push({ seq, kind: 'laid', by: event.by, set: event.set })
        break
      case 'timeout':
        lines.push({ seq, kind: 'timeout', by: event.by })
        break
      case 'stood-in':
      case 'returned':
        lines.push({ seq, kind: event.type, by: event.seat })
        break
    }
  }
  return lines
}
