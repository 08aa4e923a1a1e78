import { type Card, type CardSet, deckNamed, type SetSlug } from '@/engine/deck'
import type { HandView } from '@/engine/view'

/** The cards of one set in a hand, and at a guided table what is missing of it. */
export interface Group {
  readonly set: CardSet
  readonly held: readonly Card[]
  /** What one may ask for: the set's other cards. Null by memory, where the hand doesn't tell. */
  readonly gaps: readonly Card[] | null
  /** Whether all of the set is in hand: it is laid down with the next Thank you. */
  readonly isFull: boolean
}

/**
 * A hand by sets, in number order. With an empty hand at a guided table every set in play stands there, all gaps:
 * rule 10.
 */
export function groupsOf(hand: HandView): Group[] {
  const deck = deckNamed(hand.deck)
  if (!deck || hand.cards === null) return []
  const held = new Set(hand.cards)
  const isGuided = hand.rules.list === 'shown'
  const showsAll = isGuided && held.size === 0
  const safe = new Set<SetSlug>(hand.safe.flat())
  return deck.sets
    .filter(({ slug }) => !safe.has(slug))
    .map((set) => ({
      set,
      held: set.cards.filter((card) => held.has(card)),
      gaps: isGuided ? set.cards.filter((card) => !held.has(card)) : null,
      isFull: set.cards.every((card) => held.has(card)),
    }))
    .filter((group) => showsAll || group.held.length > 0)
}

/** Whether the viewer's hand is empty while the hand goes on: any card still in play may be asked for (rule 10). */
export function isRule10(hand: HandView): boolean {
  return hand.cards?.length === 0 && hand.end === null
}

/**
 * Whether the screen offers to ask for a card: at a guided table what the rules allow, by memory any card of the
 * deck, since finding out is the game.
 */
export function mayAskFor(hand: HandView, card: Card): boolean {
  const info = deckNamed(hand.deck)?.card(card)
  if (!info || hand.cards === null) return false
  const isOwn = hand.cards.includes(card)
  if (isOwn && !hand.rules.bluffing) return false
  if (hand.rules.list === 'withdrawn') return true
  if (hand.safe.flat().includes(info.set.slug)) return false
  return hand.cards.length === 0 || info.set.cards.some((other) => hand.cards?.includes(other))
}
