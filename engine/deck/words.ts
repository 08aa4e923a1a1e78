import type { Fault } from '../fault'
import type { Card, Deck, SetSlug } from './deck'
import type { DeckFile } from './schema'

/** What is said of a picture card. */
export interface CardWords {
  readonly name: string
  /** What it is, in a sentence or two. */
  readonly about: string
  /** What its picture shows. */
  readonly drawing: string
}

/** A deck in one language. */
export interface DeckWords {
  readonly language: string
  /** The deck's own name. */
  readonly name: string
  /** A card's name; a LIST card goes by its set's name (rule 5). */
  cardName(card: Card): string
  setName(set: SetSlug): string
  /** By whose authority the set is what it is. */
  authority(set: SetSlug): string
  /** The words of a picture card; undefined for a LIST card. */
  picture(card: Card): CardWords | undefined
}

/** The words of a deck file, by card and set. */
export function makeWords(file: DeckFile): DeckWords {
  const pictures = new Map<string, CardWords>()
  const names = new Map<string, string>()
  const sets = new Map<string, { name: string; authority: string }>()
  for (const set of file.sets) {
    sets.set(set.slug, set)
    names.set(set.list, set.name)
    for (const { slug, name, about, drawing } of set.cards) {
      pictures.set(slug, { name, about, drawing })
      names.set(slug, name)
    }
  }
  return {
    language: file.language,
    name: file.name,
    cardName: (card) => names.get(card) ?? card,
    setName: (set) => sets.get(set)?.name ?? set,
    authority: (set) => sets.get(set)?.authority ?? '',
    picture: (card) => pictures.get(card),
  }
}

/**
 * What keeps a file from being a translation of the deck: another deck's slug, or other cards or sets than the
 * deck has. Slugs are the deck's; only words may differ.
 */
export function translationFaults(deck: Deck, file: DeckFile): Fault[] {
  if (file.slug !== deck.slug)
    return [{ at: 'slug', why: `is "${file.slug}", the deck is "${deck.slug}"` }]
  const faults: Fault[] = []
  for (const [index, set] of deck.sets.entries()) {
    const given = file.sets[index]
    const slugs = given ? [given.slug, given.list, ...given.cards.map((card) => card.slug)] : []
    const wanted = [set.slug, ...set.cards]
    const differs = wanted.findIndex((slug, place) => slugs[place] !== slug)
    if (differs !== -1)
      faults.push({ at: `sets[${index}]`, why: `"${wanted[differs]}" should stand here` })
    else if (slugs.length > wanted.length) {
      faults.push({
        at: `sets[${index}].cards`,
        why: `has ${slugs.length - wanted.length} too many`,
      })
    }
  }
  if (file.sets.length > deck.sets.length)
    faults.push({ at: 'sets', why: 'has more sets than the deck' })
  return faults
}
