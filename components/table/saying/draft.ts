import type { Card } from '@/engine/deck'
import type { Seat } from '@/engine/seat'
import type { Place, Understood } from './understand'

/** A request being put together: what was written, and what was tapped. */
export interface Draft {
  readonly typed: string
  /** Grows with each key: what was tapped since the last one counts for more than what was written. */
  readonly edition: number
  readonly whom: { readonly seat: Seat; readonly edition: number } | null
  readonly card: { readonly card: Card; readonly edition: number } | null
}

/** Nothing written, nothing tapped. */
export const BLANK: Draft = { typed: '', edition: 0, whom: null, card: null }

/** What a draft asks for, and what it leaves open. */
export interface Drafted {
  readonly whom: Seat | null
  readonly card: Card | null
  /** Where more than one player was meant: who they are. Else where more than one card was: which. */
  readonly which:
    | { readonly kind: 'player'; readonly among: readonly Seat[] }
    | { readonly kind: 'card'; readonly among: readonly Card[] }
    | null
  /** A card that was named and may not be asked for. */
  readonly barred: Card | null
}

/**
 * Reads a draft. A player once chosen stays chosen where none is named.
 * @param mayAsk whether the screen offers to ask for a card
 */
export function readDraft(
  { edition, whom, card }: Draft,
  understood: Understood,
  others: readonly Seat[],
  mayAsk: (card: Card) => boolean,
): Drafted {
  const tappedWhom = whom && others.includes(whom.seat) ? whom : null
  const tappedCard = card && mayAsk(card.card) ? card : null
  const players = understood.whom.among
  const named = understood.card.among
  const cards = named.filter(mayAsk)
  const theWhom = pick(players, tappedWhom?.seat, tappedWhom?.edition === edition)
  const theCard = pick(cards, tappedCard?.card, tappedCard?.edition === edition)
  const only = others.length === 1 ? others[0] : undefined
  const isLeftOut = players.length === 0
  return {
    whom: theWhom ?? (isLeftOut ? (tappedWhom?.seat ?? only ?? null) : null),
    card: theCard,
    which:
      theWhom === null && players.length > 1
        ? { kind: 'player', among: players }
        : theCard === null && cards.length > 1
          ? { kind: 'card', among: cards }
          : null,
    barred: theCard === null && cards.length === 0 ? (named[0] ?? null) : null,
  }
}

/** The one that was meant: what was tapped last, else the only one that was written. */
function pick<Target>(
  among: readonly Target[],
  tapped: Target | undefined,
  isLatest: boolean,
): Target | null {
  if (tapped !== undefined && (isLatest || among.includes(tapped))) return tapped
  return among.length === 1 ? (among[0] ?? null) : null
}

/** What was written with a name written out in its place, or at the end. */
export function writeOut(typed: string, place: Place | null, name: string): string {
  if (place !== null) return typed.slice(0, place.from) + name + typed.slice(place.to)
  return [typed.trim(), name].filter((part) => part !== '').join(' ')
}
