import { faultLine } from '../fault'
import { type Deck, makeDeck } from './deck'
import { readDeckFile } from './schema'
import traditional from './traditional.json'
import { type DeckWords, makeWords, translationFaults } from './words'

interface Shelf {
  readonly deck: Deck
  /** By language, the deck's own first. */
  readonly words: ReadonlyMap<string, DeckWords>
}

/** The first four sets only: for first games, and when there is little time. */
const short = {
  ...traditional,
  slug: 'short',
  name: 'The short deck',
  sets: traditional.sets.slice(0, 4),
}

/** The decks of the house by slug: each file first, then its translations. */
const shelves = new Map<string, Shelf>(
  [[traditional], [short]].map(shelve).map((shelf) => [shelf.deck.slug, shelf]),
)

function shelve([own, ...translations]: readonly unknown[]): Shelf {
  const file = readOrThrow(own)
  const deck = makeDeck(file)
  const words = new Map([[file.language, makeWords(file)]])
  for (const json of translations) {
    const translation = readOrThrow(json)
    const [fault] = translationFaults(deck, translation)
    if (fault) throw new Error(faultLine(fault))
    words.set(translation.language, makeWords(translation))
  }
  return { deck, words }
}

/** A bad file among our own stops the program at once; nobody else's files come this way. */
function readOrThrow(json: unknown) {
  const read = readDeckFile(json)
  if (!read.ok) throw new Error(read.faults.map(faultLine).join('; '))
  return read.file
}

/** The deck with this slug, or undefined. */
export function deckNamed(slug: string): Deck | undefined {
  return shelves.get(slug)?.deck
}

/**
 * A deck's words in a language (a BCP 47 tag): of that very tag, else of its first part, else in the language the
 * deck was written in.
 */
export function wordsOf(deck: Deck, language = 'en'): DeckWords {
  const words = shelves.get(deck.slug)?.words
  const found =
    words?.get(language) ?? words?.get(language.split('-')[0] ?? '') ?? words?.values().next().value
  if (!found) throw new Error(`no words for the deck "${deck.slug}"`)
  return found
}

/** The slugs of all decks there are. */
export function deckSlugs(): string[] {
  return [...shelves.keys()]
}

export type { Card, CardInfo, CardSet, Deck, SetSlug } from './deck'
export type { DeckWords } from './words'
