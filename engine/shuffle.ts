import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { allSeats, leftOf, type Seat } from './seat'

/** A source of 32-bit numbers, each call the next. */
export type Words = () => number

/**
 * The endless row of numbers that belongs to a seed: block k is HMAC-SHA-256(seed, "block|k"), k = 0, 1, 2 …,
 * read as eight big-endian 32-bit numbers (docs/fair-deal.md, step 3).
 * @param seed 32 bytes
 */
export function wordsFrom(seed: Uint8Array): Words {
  let block = new DataView(new ArrayBuffer(0))
  let read = 0
  let next = 0
  return () => {
    if (read === block.byteLength) {
      const { buffer, byteOffset, byteLength } = hmac(sha256, seed, utf8ToBytes(`block|${next++}`))
      block = new DataView(buffer, byteOffset, byteLength)
      read = 0
    }
    const word = block.getUint32(read)
    read += 4
    return word
  }
}

/**
 * A number from 0 to `most`, each as likely: the first b bits of the next word, b being the number of binary
 * digits of `most`; a number that is too large is thrown away and the next word tried (docs/fair-deal.md, step 4).
 * @param most from 0 to 2^31 - 1; 0 takes no word
 */
export function upTo(most: number, words: Words): number {
  if (most === 0) return 0
  const spare = Math.clz32(most)
  for (;;) {
    const number = words() >>> spare
    if (number <= most) return number
  }
}

/** The pack in a random order: Fisher and Yates's shuffle, from the last place to the second. */
export function shuffle<Card>(pack: readonly Card[], words: Words): Card[] {
  const shuffled = [...pack]
  for (let place = shuffled.length - 1; place > 0; place--) {
    const other = upTo(place, words)
    const card = shuffled[place] as Card
    shuffled[place] = shuffled[other] as Card
    shuffled[other] = card
  }
  return shuffled
}

/** Deals the pack out singly, beginning at the dealer's left (rule 4). For each seat its cards, as dealt. */
export function dealOut<Card>(pack: readonly Card[], seats: number, dealer: Seat): Card[][] {
  const dealt: Card[][] = allSeats(seats).map(() => [])
  let seat = dealer
  for (const card of pack) {
    seat = leftOf(seat, seats)
    dealt[seat]?.push(card)
  }
  return dealt
}
