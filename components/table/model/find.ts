import type { Card, Deck, DeckWords } from '@/engine/deck'
import { foldName } from '@/engine/deck/names'

/** A card by its name: what the field of a by-memory table offers, with nothing of its set. */
export interface Named {
  readonly card: Card
  readonly name: string
}

/** All cards of the deck in the order of the alphabet; a LIST card goes by its set's name. */
export function namedCards(deck: Deck, words: DeckWords): Named[] {
  return deck.pack
    .map((card) => ({ card, name: words.cardName(card) }))
    .sort((one, other) => one.name.localeCompare(other.name, words.language))
}

/**
 * The cards with a word that begins with what was typed, accents, case and kinds of apostrophe aside.
 * @param most how many at most
 */
export function findCards(named: readonly Named[], typed: string, most = 6): Named[] {
  const wanted = foldName(typed)
  if (wanted === '') return []
  return named
    .filter(({ name }) => {
      const folded = foldName(name)
      return folded.startsWith(wanted) || folded.includes(` ${wanted}`)
    })
    .slice(0, most)
}

/** The card that goes by exactly this name, or undefined. */
export function cardCalled(named: readonly Named[], typed: string): Card | undefined {
  const wanted = foldName(typed)
  return named.find(({ name }) => foldName(name) === wanted)?.card
}
