import type { Card, Deck } from '../deck'
import type { Seat } from '../seat'
import type { TableEventView } from '../table/view'

/** What a player remembers of a hand: only what was public, or dealt to that very player. */
export interface Memory {
  /** For each card that has moved or been shown, where it was last seen. */
  readonly seenAt: ReadonlyMap<Card, Seat>
  /** For each card that hasn't been seen, the seats that can't have it. */
  readonly notAt: ReadonlyMap<Card, ReadonlySet<Seat>>
  /** For each set, by its index, the seats that showed by asking that they had a card of it. */
  readonly wanted: ReadonlyMap<number, ReadonlySet<Seat>>
}

/** A player's memory when a hand begins. */
export const NOTHING: Memory = { seenAt: new Map(), notAt: new Map(), wanted: new Map() }

/** The memory after an event, as the player saw it. */
export function remember(memory: Memory, deck: Deck, event: TableEventView): Memory {
  switch (event.type) {
    case 'dealt':
      return NOTHING
    case 'given':
      return { ...seen(memory, event.card, event.by), wanted: want(memory, deck, event) }
    case 'forgot-thanks':
    case 'mistaken':
      return seen(memory, event.card, event.of)
    case 'unsuccessful':
      return {
        ...memory,
        notAt: not(memory, event.card, event.of),
        wanted: want(memory, deck, event),
      }
    default:
      return memory
  }
}

function seen(memory: Memory, card: Card, at: Seat): Memory {
  return { ...memory, seenAt: new Map(memory.seenAt).set(card, at) }
}

function not({ notAt }: Memory, card: Card, seat: Seat): Memory['notAt'] {
  return new Map(notAt).set(card, new Set(notAt.get(card)).add(seat))
}

function want(
  { wanted }: Memory,
  deck: Deck,
  { card, by }: { card: Card; by: Seat },
): Memory['wanted'] {
  const index = deck.card(card)?.set.index
  return index === undefined
    ? wanted
    : new Map(wanted).set(index, new Set(wanted.get(index)).add(by))
}
