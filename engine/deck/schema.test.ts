import { describe, expect, it } from 'vitest'
import { faultLine } from '../fault'
import { deckFile, setFile } from '../testing/decks'
import { readDeckFile } from './schema'
import traditional from './traditional.json'

/** What is wrong with the small deck once it is changed, a line each. */
function faults(change: (file: ReturnType<typeof deckFile>) => unknown): string[] {
  const file = deckFile()
  const read = readDeckFile(JSON.parse(JSON.stringify(change(file))))
  return read.ok ? [] : read.faults.map(faultLine)
}

/** The small deck with other things in its second set. */
const second = (things: object) => (file: ReturnType<typeof deckFile>) => ({
  ...file,
  sets: [file.sets[0], { ...file.sets[1], ...things }],
})

/** The small deck with other things in the first card of its second set. */
const bishop = (things: object) => (file: ReturnType<typeof deckFile>) => {
  const [card, ...others] = file.sets[1]?.cards ?? []
  return second({ cards: [{ ...card, ...things }, ...others] })(file)
}

describe('readDeckFile', () => {
  it('takes a good file', () => {
    expect(readDeckFile(deckFile())).toEqual({ ok: true, file: deckFile() })
    expect(readDeckFile(traditional).ok).toBe(true)
  })

  it.each([null, [], 'deck', 5])('refuses %j', (json) => {
    expect(readDeckFile(json)).toEqual({
      ok: false,
      faults: [{ at: '', why: 'must be an object' }],
    })
  })

  it('refuses a set without a LIST card', () => {
    expect(faults(second({ list: undefined }))).toEqual(['sets[1].list: is missing'])
  })

  it.each(['slug', 'name', 'language', 'sets'])('refuses a deck without its %s', (key) => {
    expect(faults((file) => ({ ...file, [key]: undefined }))).toEqual([`${key}: is missing`])
  })

  it.each(['number', 'slug', 'name', 'authority', 'cards'])(
    'refuses a set without its %s',
    (key) => {
      expect(faults(second({ [key]: undefined }))).toEqual([`sets[1].${key}: is missing`])
    },
  )

  it.each(['slug', 'name', 'about', 'drawing'])('refuses a card without its %s', (key) => {
    expect(faults(bishop({ [key]: undefined }))).toEqual([`sets[1].cards[0].${key}: is missing`])
  })

  it('refuses unknown keys, wherever they are', () => {
    expect(faults((file) => ({ ...file, colour: 1 }))).toEqual(['unknown key "colour"'])
    expect(faults(second({ colour: 1 }))).toEqual(['sets[1]: unknown key "colour"'])
    expect(faults(bishop({ a: 1, b: 2 }))).toEqual(['sets[1].cards[0]: unknown keys "a", "b"'])
    expect(faults((file) => ({ ...file, ...JSON.parse('{"__proto__":1}') }))).toEqual([
      'unknown key "__proto__"',
    ])
  })

  it.each(['', 'Bishop', 'the bishop', '-bishop', 'bishop-', 'a--b', 'évêque', '__proto__'])(
    'refuses the slug %j',
    (slug) => {
      const why = 'must be a slug: small letters, digits and single hyphens'
      expect(faults(bishop({ slug }))).toEqual([`sets[1].cards[0].slug: ${why}`])
      expect(faults(second({ slug }))).toEqual([`sets[1].slug: ${why}`])
      expect(faults(second({ list: slug }))).toEqual([`sets[1].list: ${why}`])
      expect(faults((file) => ({ ...file, slug }))).toEqual([`slug: ${why}`])
    },
  )

  it.each(['name', 'about', 'drawing'])('refuses an empty %s', (key) => {
    expect(faults(bishop({ [key]: ' ' }))).toEqual([`sets[1].cards[0].${key}: must not be empty`])
  })

  it.each(['', 'english', 'EN', 'en_GB'])('refuses the language %j', (language) => {
    const why = 'language: must be a language tag, like "en"'
    expect(faults((file) => ({ ...file, language }))).toEqual([why])
  })

  it('says everything that is wrong', () => {
    expect(faults((file) => ({ ...file, name: '', sets: 5 }))).toEqual([
      'name: must not be empty',
      'sets: must be an array',
    ])
  })
})

describe('a deck is refused', () => {
  it('with fewer than two sets', () => {
    const why = 'a deck has 2 sets or more, this one'
    expect(faults((file) => ({ ...file, sets: file.sets.slice(0, 1) }))).toEqual([`sets: ${why} 1`])
    expect(faults((file) => ({ ...file, sets: [] }))).toEqual([`sets: ${why} 0`])
  })

  it('with a set that has no picture cards', () => {
    expect(faults(second({ cards: [] }))).toEqual([
      'sets[1].cards: a set has a picture card beside its LIST card',
    ])
  })

  it.each([1, 3, 0, -2])('with the number %d on its second set', (number) => {
    expect(faults(second({ number }))).toEqual([`sets[1].number: is ${number}, must be 2`])
  })

  it('with a number that is not whole, or is text', () => {
    expect(faults(second({ number: 2.5 }))).toEqual(['sets[1].number: must be a whole number'])
    expect(faults(second({ number: '2' }))).toEqual(['sets[1].number: must be a number'])
  })

  it.each([
    [
      'a card and a card',
      bishop({ slug: 'lent' }),
      'sets[1].cards[0].slug',
      'lent',
      'sets[0].cards[0].slug',
    ],
    [
      'a card and a LIST card',
      second({ list: 'lent' }),
      'sets[1].list',
      'lent',
      'sets[0].cards[0].slug',
    ],
    ['a set and a LIST card', second({ list: 'fasts' }), 'sets[1].list', 'fasts', 'sets[0].slug'],
    ['its own set', second({ list: 'ministers' }), 'sets[1].list', 'ministers', 'sets[1].slug'],
    [
      'a set and a card',
      bishop({ slug: 'fasts' }),
      'sets[1].cards[0].slug',
      'fasts',
      'sets[0].slug',
    ],
    ['two sets', second({ slug: 'fasts' }), 'sets[1].slug', 'fasts', 'sets[0].slug'],
  ] as const)('with one slug for %s', (_, change, at, slug, earlier) => {
    expect(faults(change)).toEqual([`${at}: the slug "${slug}" stands at ${earlier} too`])
  })

  it.each([
    [
      'a card and a card',
      bishop({ name: 'Lent' }),
      'sets[1].cards[0].name',
      'Lent',
      'sets[0].cards[0].name',
    ],
    [
      'the same in capitals',
      bishop({ name: 'LENT' }),
      'sets[1].cards[0].name',
      'LENT',
      'sets[0].cards[0].name',
    ],
    [
      'the same with accents',
      bishop({ name: 'Lént' }),
      'sets[1].cards[0].name',
      'Lént',
      'sets[0].cards[0].name',
    ],
    ['a set and a set', second({ name: 'fasts' }), 'sets[1].name', 'fasts', 'sets[0].name'],
    [
      'a set and a card',
      bishop({ name: 'Fasts' }),
      'sets[1].cards[0].name',
      'Fasts',
      'sets[0].name',
    ],
  ] as const)('with one name for %s', (_, change, at, name, earlier) => {
    expect(faults(change)).toEqual([`${at}: the name "${name}" stands at ${earlier} too`])
  })

  it('with one name in two kinds of apostrophe or spacing', () => {
    const file = deckFile()
    const saints = setFile(3, 'saints', 'Saints', { a: "All Saints' Day", b: 'All  Saints’ day' })
    const read = readDeckFile({ ...file, sets: [...file.sets, saints] })
    expect(read.ok ? [] : read.faults.map(({ at }) => at)).toEqual(['sets[2].cards[1].name'])
  })
})
