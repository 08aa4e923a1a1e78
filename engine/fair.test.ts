import { createHash, createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Contribution,
  commitTo,
  contributionFor,
  cutCard,
  cutPlaceFor,
  dealOf,
  is256Bits,
  packOf,
  type Secret,
} from './fair'
import { allSeats } from './seat'
import { DECK, seat } from './testing/hands'

const SECRET = 'c0ffee'.padEnd(64, '1') as Secret
const hmac = (text: string) =>
  createHmac('sha256', Buffer.from(SECRET, 'hex')).update(text).digest()

/** Fisher and Yates's shuffle once more, by node's own HMAC: as docs/fair-deal.md tells it. */
function shuffledBy(seed: Buffer): string[] {
  const words: number[] = []
  for (let block = 0; block < 40; block++) {
    const bytes = createHmac('sha256', seed).update(`block|${block}`).digest()
    for (let at = 0; at < 32; at += 4) words.push(bytes.readUInt32BE(at))
  }
  const pack: string[] = [...DECK.pack]
  for (let place = pack.length - 1; place > 0; place--) {
    const bits = place.toString(2).length
    let other = Number.POSITIVE_INFINITY
    while (other > place) other = Math.floor((words.shift() ?? 0) / 2 ** (32 - bits))
    const [one, two] = [pack[place] ?? '', pack[other] ?? '']
    pack[place] = two
    pack[other] = one
  }
  return pack
}

const bits = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString('hex') as Secret & Contribution)

describe('256 bits', () => {
  it.each([
    '',
    'a'.repeat(63),
    'a'.repeat(65),
    'A'.repeat(64),
    `${'a'.repeat(64)}\n`,
    'g'.repeat(64),
  ])('are not %j', (text) => expect(is256Bits(text)).toBe(false))
  it.each([undefined, null, 5, [SECRET], { length: 64 }])('are not %j either', (value) =>
    expect(is256Bits(value)).toBe(false),
  )
  it('are 64 small hex digits', () => {
    fc.assert(fc.property(bits, (text) => is256Bits(text)))
  })
})

describe('a commitment', () => {
  it("is the SHA-256 of the secret's bytes", () => {
    const digest = createHash('sha256').update(Buffer.from(SECRET, 'hex')).digest('hex')
    expect(commitTo(SECRET)).toBe(digest)
  })
})

describe('what the table adds for a seat', () => {
  it('is HMAC-SHA-256 of "seat|s" with the secret as its key', () => {
    for (const each of allSeats(10)) {
      expect(contributionFor(SECRET, each)).toBe(hmac(`seat|${each}`).toString('hex'))
    }
  })
})

describe('the pack of a hand', () => {
  it('is shuffled by HMAC-SHA-256 of "deal|c0|c1…"', () => {
    fc.assert(
      fc.property(fc.array(bits, { minLength: 2, maxLength: 10 }), (contributions) => {
        const seed = hmac(`deal|${contributions.join('|')}`)
        expect(packOf(DECK, SECRET, contributions)).toEqual(shuffledBy(seed))
      }),
      { numRuns: 25 },
    )
  })

  it('changes with each contribution, with their order, and with the secret', () => {
    const [a, b, c] = ['a', 'b', 'c'].map((digit) => digit.repeat(64) as Contribution & Secret)
    if (!a || !b || !c) throw new Error('three are needed')
    const packs = [
      packOf(DECK, SECRET, [a, b]),
      packOf(DECK, SECRET, [b, a]),
      packOf(DECK, SECRET, [a, c]),
      packOf(DECK, SECRET, [c, b]),
      packOf(DECK, c, [a, b]),
    ]
    expect(new Set(packs.map((pack) => pack.join(' '))).size).toBe(packs.length)
  })

  it("is dealt out from the dealer's left", () => {
    const contributions = allSeats(3).map((each) => contributionFor(SECRET, each))
    const [first, second, third] = packOf(DECK, SECRET, contributions)
    const dealt = dealOf(DECK, SECRET, contributions, seat(1))
    expect([dealt[2]?.[0], dealt[0]?.[0], dealt[1]?.[0]]).toEqual([first, second, third])
  })
})

describe('a cut', () => {
  it('shows the bottom card of the part lifted, of a fresh pack for each round and seat', () => {
    for (const round of [1, 2])
      for (const by of allSeats(3)) {
        const pack = shuffledBy(hmac(`cut|${round}|${by}`))
        for (const at of [1, 2, 30, 59]) {
          expect(cutCard(DECK, SECRET, { round, by }, at)).toBe(pack[at - 1])
        }
      }
  })

  it('is made by the table at a place from 1 to 59 that nobody chose', () => {
    const places = new Set<number>()
    for (let round = 1; round <= 2000; round++) {
      places.add(cutPlaceFor(DECK, SECRET, { round, by: seat(4) }))
    }
    expect([...places].sort((a, b) => a - b)).toEqual(Array.from({ length: 59 }, (_, at) => at + 1))
    const word = createHmac('sha256', hmac('place|1|4')).update('block|0').digest().readUInt32BE()
    expect(cutPlaceFor(DECK, SECRET, { round: 1, by: seat(4) })).toBe(1 + (word >>> 26))
  })
})
