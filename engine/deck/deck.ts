import type { DeckFile } from './schema'

declare const cardBrand: unique symbol
declare const setBrand: unique symbol

/** A card, by its slug. Only a deck makes one: `deck.card(text)`. */
export type Card = string & { readonly [cardBrand]: true }

/** A set, by its slug. Only a deck makes one: `deck.set(text)`. */
export type SetSlug = string & { readonly [setBrand]: true }

/** Where a card belongs. */
export interface CardInfo {
  readonly card: Card
  /** Its place in the unshuffled pack, from 0. */
  readonly index: number
  readonly set: CardSet
  /** Whether it is its set's LIST card. */
  readonly isList: boolean
}

/** A set: its LIST card and its picture cards, which bear one number (rule 1). */
export interface CardSet {
  readonly slug: SetSlug
  /** Its place among the deck's sets, from 0: one less than the number on its cards. */
  readonly index: number
  /** The number on each of its cards, from 1. */
  readonly number: number
  /** Its cards, the LIST card first. */
  readonly cards: readonly Card[]
  /** The pack's index of its first card; the others follow. */
  readonly first: number
}

/** The cards without their words: what play needs. */
export interface Deck {
  readonly slug: string
  readonly sets: readonly CardSet[]
  /** The unshuffled pack: set by set in number order, each set's LIST card first. */
  readonly pack: readonly Card[]
  /** The card with this slug, or undefined. */
  card(slug: unknown): CardInfo | undefined
  /** The set with this slug, or undefined. */
  set(slug: unknown): CardSet | undefined
}

/** Makes a deck of a file that the schema has passed. */
export function makeDeck(file: DeckFile): Deck {
  const sets: CardSet[] = []
  const cards = new Map<unknown, CardInfo>()
  const pack: Card[] = []
  for (const [index, { number, slug, list, cards: pictures }] of file.sets.entries()) {
    const slugs = [list, ...pictures.map((picture) => picture.slug)] as Card[]
    const set = { slug: slug as SetSlug, index, number, cards: slugs, first: pack.length }
    for (const card of slugs) {
      cards.set(card, { card, index: pack.length, set, isList: card === list })
      pack.push(card)
    }
    sets.push(set)
  }
  const bySlug = new Map<unknown, CardSet>(sets.map((set) => [set.slug, set]))
  return {
    slug: file.slug,
    sets,
    pack,
    card: (slug) => cards.get(slug),
    set: (slug) => bySlug.get(slug),
  }
}
