import type { Card, CardInfo, CardSet, Deck, SetSlug } from './deck'
import type { Seat } from './seat'

/** How a hand is played. */
export interface Rules {
  /** `strict`: both words must be said (rule 6). `gentle`: the table says them for everybody. */
  readonly courtesy: 'strict' | 'gentle'
  /** Whether the list of sets is on the table (guided) or has been withdrawn (by memory). */
  readonly list: 'shown' | 'withdrawn'
  /** Whether one may ask for a card that one holds oneself. */
  readonly bluffing: boolean
}

/** The rules of a table where nothing else was chosen. */
export const USUAL_RULES: Rules = { courtesy: 'strict', list: 'shown', bluffing: true }

/** A card that was given and not yet thanked for: it goes back to `to` if thanks are forgotten. */
export interface Owed {
  readonly to: Seat
  readonly card: Card
}

/** A hand of the game at one moment. Never changed: {@link file://./hand.ts evolve} makes the next. */
export interface Hand {
  readonly deck: Deck
  readonly rules: Rules
  readonly seats: number
  readonly dealer: Seat
  /** For each seat, the cards dealt to it, in the order dealt, before any set was laid down. */
  readonly dealt: readonly (readonly Card[])[]
  /** For each card, by its index in the pack, the seat that has it: in hand, or in a set laid down. */
  readonly holder: readonly Seat[]
  /** For each set, by its index, whether it lies on the table, safe. */
  readonly laid: readonly boolean[]
  /** For each seat, its safe sets in the order laid. */
  readonly safe: readonly (readonly SetSlug[])[]
  /** Whose turn it is, also while thanks are owed; null when the hand is over. */
  readonly turn: Seat | null
  readonly owed: Owed | null
  /** How the hand ended; null while it runs. */
  readonly end: 'played' | 'stopped' | null
}

/** What is done to a hand. Everything in it comes from outside and is judged by `decide`. */
export type HandCommand =
  | { readonly do: 'ask'; by: number; of: number; card: string; please: boolean }
  | { readonly do: 'thank'; by: number }
  /** The clock ran out on the player whose turn it is. */
  | { readonly do: 'timeout' }
  /** The bell rings, or the table closes. */
  | { readonly do: 'stop' }

/** Who asked whom for what. */
export interface Asked {
  readonly by: Seat
  readonly of: Seat
  readonly card: Card
}

/** What happened in a hand; as in a hand record, but for the secret mark on an unsuccessful request. */
export type HandEvent =
  | { readonly type: 'laid'; readonly by: Seat; readonly set: SetSlug }
  | ({ readonly type: 'given' | 'thanked' | 'mistaken' } & Asked)
  | ({ readonly type: 'forgot-please' | 'forgot-thanks' } & Asked)
  /** `mistaken`: rule 9 was broken and nobody could notice. For reviewers only. */
  | ({ readonly type: 'unsuccessful'; readonly mistaken?: true } & Asked)
  | { readonly type: 'timeout'; readonly by: Seat }
  | { readonly type: 'turn'; readonly to: Seat }
  | { readonly type: 'hand-over' | 'stopped'; readonly scores: readonly number[] }

/** Why a command was not heard. It changed nothing, and only its sender is told. */
export type HandRejection =
  | 'no-such-command'
  | 'hand-is-over'
  | 'no-such-seat'
  | 'not-your-turn'
  | 'asked-yourself'
  | 'no-such-card'
  | 'no-card-of-that-set'
  | 'card-is-safe'
  | 'you-have-that-card'
  | 'no-thanks-owed'
  | 'thanks-still-owed'

/** The answer to a command: what happened, or why nothing did. */
export type Decision<Event, Reason> =
  | { readonly ok: true; readonly events: readonly Event[] }
  | { readonly ok: false; readonly reason: Reason }

/** Whether the seat has the card in hand; cards in sets laid down are not in hand. */
export function holds(hand: Hand, seat: Seat, { index, set }: CardInfo): boolean {
  return hand.holder[index] === seat && !hand.laid[set.index]
}

/** How many cards of the set the seat has, in hand or safe. */
export function countOf(hand: Hand, seat: Seat, { first, cards }: CardSet): number {
  let count = 0
  for (let index = first; index < first + cards.length; index++) {
    if (hand.holder[index] === seat) count++
  }
  return count
}

/** Whether the seat has any card of the set in hand (rule 9). */
export function holdsAnyOf(hand: Hand, seat: Seat, set: CardSet): boolean {
  return !hand.laid[set.index] && countOf(hand, seat, set) > 0
}

/** Whether the seat has no card in hand (rule 10). */
export function isEmpty(hand: Hand, seat: Seat): boolean {
  return hand.deck.sets.every((set) => !holdsAnyOf(hand, seat, set))
}

/** The cards the seat has in hand, in the order of the pack. */
export function cardsInHand(hand: Hand, seat: Seat): Card[] {
  const cards: Card[] = []
  for (const set of hand.deck.sets) {
    if (hand.laid[set.index]) continue
    for (const [place, card] of set.cards.entries()) {
      if (hand.holder[set.first + place] === seat) cards.push(card)
    }
  }
  return cards
}

/** For each seat, the cards in its safe sets, LIST cards included: its score (rule 11). */
export function scoresOf(hand: Hand): number[] {
  return hand.safe.map((sets) =>
    sets.reduce((sum, slug) => sum + (hand.deck.set(slug)?.cards.length ?? 0), 0),
  )
}
