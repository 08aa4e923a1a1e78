import { type Card, type CardSet, deckNamed } from '../deck'
import { allSeats, type Seat } from '../seat'
import type { HandView } from '../view'
import type { Memory } from './memory'

/** What a computer player says when it is its turn. */
export type Move =
  | { readonly do: 'thank' }
  | { readonly do: 'ask'; readonly of: Seat; readonly card: Card; readonly please: true }

/** A request one may make, and how good it looks. */
interface Prospect {
  readonly of: Seat
  readonly card: Card
  /** From 0 to 1; 1 where the player is known to have the card. */
  readonly chance: number
  /** The chance, times what the card is worth. */
  readonly value: number
}

/**
 * Chooses what to say, from the seat's own view and memory alone: thanks where they are owed; else a card that is
 * known to be there, those that complete a set first; else the likeliest, sets nearly complete before others.
 * @param random a number from 0 to below 1, to choose among equals
 * @returns null where it isn't the seat's turn
 */
export function choose(view: HandView, memory: Memory, random: () => number): Move | null {
  if (view.seat === null || view.turn !== view.seat) return null
  if (view.owed !== null) return { do: 'thank' }
  const prospects = prospectsOf(view, view.seat, memory)
  const known = prospects.filter(({ chance }) => chance === 1)
  const best = bestOf(known.length > 0 ? known : prospects, random)
  return best && { do: 'ask', of: best.of, card: best.card, please: true }
}

function bestOf(prospects: readonly Prospect[], random: () => number): Prospect | null {
  const most = Math.max(...prospects.map(({ value }) => value))
  const best = prospects.filter(({ value }) => value === most)
  return best[Math.floor(random() * best.length)] ?? null
}

function prospectsOf(view: HandView, me: Seat, memory: Memory): Prospect[] {
  const deck = deckNamed(view.deck)
  if (!deck) return []
  const own = new Set(view.cards)
  const safe = new Set(view.safe.flat())
  const inPlay = deck.sets.filter(({ slug }) => !safe.has(slug))
  // Rule 9; and rule 10 for an empty hand.
  const mine = inPlay.filter((set) => set.cards.some((card) => own.has(card)))
  const sets = own.size > 0 ? mine : inPlay
  const hidden = hiddenCards(view, memory)
  return sets.flatMap((set) =>
    set.cards
      .filter((card) => !own.has(card))
      .flatMap((card) => chancesOf(view, me, set, card, memory, hidden))
      .map((one) => ({ ...one, value: one.chance * worth(set, own) })),
  )
}

/** A card of a large set that is nearly complete is worth most. */
function worth({ cards }: CardSet, own: ReadonlySet<Card>): number {
  const have = cards.filter((card) => own.has(card)).length
  return cards.length * ((have + 1) / cards.length) ** 3
}

/** For each seat how many of its cards nobody has seen. */
function hiddenCards(view: HandView, { seenAt }: Memory): number[] {
  const safe = new Set(view.safe.flat())
  const deck = deckNamed(view.deck)
  const hidden = [...view.counts]
  for (const [card, seat] of seenAt) {
    const set = deck?.card(card)?.set
    if (set && !safe.has(set.slug)) hidden[seat] = (hidden[seat] ?? 0) - 1
  }
  return hidden
}

function chancesOf(
  view: HandView,
  me: Seat,
  set: CardSet,
  card: Card,
  { seenAt, notAt, wanted }: Memory,
  hidden: readonly number[],
): Omit<Prospect, 'value'>[] {
  const known = seenAt.get(card)
  if (known !== undefined) return known === me ? [] : [{ of: known, card, chance: 1 }]
  const others = allSeats(view.counts.length).filter((seat) => seat !== me)
  const possible = others.filter((seat) => (hidden[seat] ?? 0) > 0 && !notAt.get(card)?.has(seat))
  // Whoever asked for cards of the set is likelier to have more of it.
  const weight = (seat: Seat) => (hidden[seat] ?? 0) * (wanted.get(set.index)?.has(seat) ? 2 : 1)
  const sum = possible.reduce((total, seat) => total + weight(seat), 0)
  if (sum === 0) return others.map((of) => ({ of, card, chance: 0 }))
  return possible.map((of) => ({ of, card, chance: possible.length === 1 ? 1 : weight(of) / sum }))
}
