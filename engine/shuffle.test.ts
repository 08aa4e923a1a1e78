import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dealOut, shuffle, upTo, type Words, wordsFrom } from './shuffle'
import { DECK, seat } from './testing/hands'
import { randomFrom } from './testing/random'

const seedOf = (number: number) => new Uint8Array(new Uint32Array(8).fill(number).buffer)

/** Words that are given in advance; it throws when they run out. */
function wordsOf(row: Iterable<number>): Words {
  const rest = row[Symbol.iterator]()
  return () => {
    const { value, done } = rest.next()
    if (done) throw new Error('no more words')
    return value
  }
}

describe('wordsFrom', () => {
  it('reads HMAC-SHA-256(seed, "block|k") as big-endian numbers, block after block', () => {
    const seed = seedOf(7)
    const blocks = [0, 1, 2].map((k) => createHmac('sha256', seed).update(`block|${k}`).digest())
    const bytes = Buffer.concat(blocks)
    const words = wordsFrom(seed)
    for (let word = 0; word < 24; word++) expect(words()).toBe(bytes.readUInt32BE(4 * word))
  })
})

describe('upTo', () => {
  it('never exceeds its most, nor is it less than nothing', () => {
    const word = fc.integer({ min: 0, max: 2 ** 32 - 1 })
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2 ** 31 - 1 }),
        fc.infiniteStream(word),
        (most, row) => {
          const number = upTo(most, wordsOf(row))
          expect(Number.isInteger(number) && number >= 0 && number <= most).toBe(true)
        },
      ),
    )
  })

  it('gives each number for as many words as any other, and throws the rest away', () => {
    for (let most = 1; most <= 130; most++) {
      const bits = most.toString(2).length
      const given = new Map<number, number>()
      for (let first = 0; first < 2 ** bits; first++) {
        // All words that begin with these bits go the same way; the second word is told apart from the first.
        const words = wordsOf([first * 2 ** (32 - bits), 0])
        const number = upTo(most, words)
        const isKept = first <= most
        expect(number).toBe(isKept ? first : 0)
        if (isKept) given.set(number, (given.get(number) ?? 0) + 1)
      }
      expect([...given.values()]).toEqual(Array.from({ length: most + 1 }, () => 1))
    }
  })

  it('looks at no bit but the first ones', () => {
    expect(upTo(59, wordsOf([(41 << 26) >>> 0]))).toBe(41)
    expect(upTo(59, wordsOf([((41 << 26) >>> 0) + 2 ** 26 - 1]))).toBe(41)
  })

  it('takes no word where there is nothing to choose', () => {
    expect(upTo(0, wordsOf([]))).toBe(0)
  })
})

describe('shuffle', () => {
  it('keeps every card once, and the pack as it was', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat()), fc.nat(), (pack, seed) => {
        const before = [...pack]
        const shuffled = shuffle(Object.freeze(pack), wordsFrom(seedOf(seed)))
        expect([...shuffled].sort()).toEqual(before.sort())
      }),
    )
  })

  it('gives a pack of four each of its 24 orders from as many rows of numbers', () => {
    const orders = new Set<string>()
    for (const third of [0, 1, 2, 3])
      for (const second of [0, 1, 2])
        for (const first of [0, 1]) {
          const words = wordsOf([third * 2 ** 30, second * 2 ** 30, first * 2 ** 31])
          orders.add(shuffle(['a', 'b', 'c', 'd'], words).join(''))
        }
    expect(orders.size).toBe(24)
  })
})

/**
 * The greatest chi-squared of any card over the places it came to, in `times` shuffles: 59 degrees of freedom, 60
 * cards. A fair shuffle stays below {@link CRITICAL} but for one in a thousand.
 */
function greatestChiSquared(times: number, shuffled: (time: number) => readonly number[]): number {
  const size = 60
  const counts = Array.from({ length: size }, () => new Array<number>(size).fill(0))
  for (let time = 0; time < times; time++) {
    for (const [place, card] of shuffled(time).entries()) {
      const places = counts[card]
      if (places) places[place] = (places[place] ?? 0) + 1
    }
  }
  const expected = times / size
  return Math.max(
    ...counts.map((places) =>
      places.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0),
    ),
  )
}

/** The value that chi-squared of 59 degrees of freedom exceeds with p = 0.001 / 60 (Bonferroni's correction). */
const CRITICAL = 115.24

describe('ten thousand shuffles', () => {
  const pack = DECK.pack.map((_, index) => index)

  it('put every card at every place about as often', () => {
    const greatest = greatestChiSquared(10_000, (time) => shuffle(pack, wordsFrom(seedOf(time))))
    expect(greatest).toBeLessThan(CRITICAL)
  })

  it('would be found out if they swapped with any place at all', () => {
    const random = randomFrom(1)
    const naive = () => {
      const cards = [...pack]
      for (const place of pack) {
        const other = random.below(60)
        const card = cards[place] ?? 0
        cards[place] = cards[other] ?? 0
        cards[other] = card
      }
      return cards
    }
    expect(greatestChiSquared(10_000, naive)).toBeGreaterThan(CRITICAL)
  })
})

describe('dealOut', () => {
  it('deals singly from the left of the dealer, round and round', () => {
    const pack = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
    expect(dealOut(pack, 3, seat(0))).toEqual([
      ['c', 'f'],
      ['a', 'd', 'g'],
      ['b', 'e'],
    ])
    expect(dealOut(pack, 3, seat(2))).toEqual([
      ['a', 'd', 'g'],
      ['b', 'e'],
      ['c', 'f'],
    ])
  })
})
