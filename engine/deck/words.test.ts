import { describe, expect, it } from 'vitest'
import { faultLine } from '../fault'
import { deckFile, setFile } from '../testing/decks'
import { type Deck, makeDeck, type SetSlug } from './deck'
import { type Card, deckNamed, deckSlugs, wordsOf } from './index'
import { readDeckFile } from './schema'
import { makeWords, translationFaults } from './words'

const small = makeDeck(deckFile())

/** The small deck in German. */
function german() {
  return {
    ...deckFile(),
    language: 'de',
    name: 'Das kleine Spiel',
    sets: [
      setFile(1, 'fasts', 'Fastenzeiten', { lent: 'Passionszeit', advent: 'Advent' }),
      setFile(2, 'ministers', 'Ämter', { bishop: 'Bischof', priest: 'Priester', deacon: 'Diakon' }),
    ],
  }
}

const faults = (file: ReturnType<typeof german>) => translationFaults(small, file).map(faultLine)

describe('a translation', () => {
  it('has the same cards and sets in other words', () => {
    expect(readDeckFile(german()).ok).toBe(true)
    expect(faults(german())).toEqual([])
  })

  it('is of the same deck', () => {
    expect(faults({ ...german(), slug: 'klein' })).toEqual([
      'slug: is "klein", the deck is "small"',
    ])
  })

  it('leaves no set out and adds none', () => {
    const { sets } = german()
    expect(faults({ ...german(), sets: sets.slice(0, 1) })).toEqual([
      'sets[1]: "ministers" should stand here',
    ])
    const more = [...sets, setFile(3, 'feasts', 'Feste', { epiphany: 'Epiphanias' })]
    expect(faults({ ...german(), sets: more })).toEqual(['sets: has more sets than the deck'])
  })

  it('leaves no card out, adds none, and keeps their order and slugs', () => {
    const [fasts, ministers] = german().sets
    if (!fasts || !ministers) throw new Error('the German deck has two sets')
    const withCards = (cards: typeof ministers.cards) => ({
      ...german(),
      sets: [fasts, { ...ministers, cards }],
    })
    const [bishop, priest, deacon] = ministers.cards
    if (!bishop || !priest || !deacon) throw new Error('the German ministers are three')
    expect(faults(withCards([bishop, priest]))).toEqual(['sets[1]: "deacon" should stand here'])
    expect(faults(withCards([priest, bishop, deacon]))).toEqual([
      'sets[1]: "bishop" should stand here',
    ])
    expect(faults(withCards([{ ...bishop, slug: 'bischof' }, priest, deacon]))).toEqual([
      'sets[1]: "bishop" should stand here',
    ])
    const canon = { ...deacon, slug: 'canon' }
    expect(faults(withCards([bishop, priest, deacon, canon]))).toEqual([
      'sets[1].cards: has 1 too many',
    ])
  })

  it('keeps the slugs of sets and LIST cards', () => {
    const [fasts, ministers] = german().sets
    if (!fasts || !ministers) throw new Error('the German deck has two sets')
    expect(faults({ ...german(), sets: [{ ...fasts, slug: 'fasten' }, ministers] })).toEqual([
      'sets[0]: "fasts" should stand here',
    ])
    expect(faults({ ...german(), sets: [{ ...fasts, list: 'liste' }, ministers] })).toEqual([
      'sets[0]: "fasts-list" should stand here',
    ])
  })
})

describe('the words of a deck', () => {
  const words = makeWords(german())
  const card = (slug: string) => small.card(slug)?.card ?? ('' as Card)
  const set = (slug: string) => small.set(slug)?.slug ?? ('' as SetSlug)

  it('name its cards, a LIST card by its set', () => {
    expect(words.cardName(card('priest'))).toBe('Priester')
    expect(words.cardName(card('ministers-list'))).toBe('Ämter')
    expect(words.setName(set('ministers'))).toBe('Ämter')
    expect(words).toMatchObject({ language: 'de', name: 'Das kleine Spiel' })
  })

  it('tell of a picture card what it is and shows', () => {
    expect(words.picture(card('lent'))).toEqual({
      name: 'Passionszeit',
      about: 'About Passionszeit',
      drawing: 'A drawing of Passionszeit',
    })
    expect(words.picture(card('fasts-list'))).toBeUndefined()
    expect(words.authority(set('fasts'))).toBe('By the authority of Fastenzeiten')
  })
})

describe('the decks of the house', () => {
  it('have no deck that is not there', () => {
    for (const slug of ['', 'Traditional', 'constructor', '__proto__', 'toString']) {
      expect(deckNamed(slug)).toBeUndefined()
      expect(deckSlugs()).not.toContain(slug)
    }
  })

  it.each(deckSlugs())('%s: its pack goes by set and number, LIST cards first', (slug) => {
    const deck = deckNamed(slug) as Deck
    expect(deck.pack).toEqual(deck.sets.flatMap(({ cards }) => cards))
    for (const [index, one] of deck.pack.entries()) {
      const info = deck.card(one)
      expect(info).toMatchObject({ card: one, index, isList: info?.set.cards[0] === one })
      expect(info?.set.first).toBe(index - (info?.set.cards.indexOf(one) ?? 0))
    }
    expect(deck.sets.map(({ number }) => number)).toEqual(deck.sets.map((_, index) => index + 1))
  })

  it.each(deckSlugs())('%s: has words for every card, in any language', (slug) => {
    const deck = deckNamed(slug) as Deck
    for (const language of ['en', 'en-GB', 'tlh', '', 'x-y-z', '__proto__']) {
      expect(wordsOf(deck, language)).toBe(wordsOf(deck))
    }
    for (const one of deck.pack) expect(wordsOf(deck).cardName(one)).not.toBe(one)
  })

  it('has no words for a deck of another house', () => {
    expect(() => wordsOf(small)).toThrow('no words for the deck "small"')
  })
})
