import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Card, Deck } from './deck'
import type { Seat } from './seat'
import { dealOut, shuffle, upTo, wordsFrom } from './shuffle'

declare const secretBrand: unique symbol
declare const contributionBrand: unique symbol
declare const commitmentBrand: unique symbol

/** The server's 256 random bits for one hand, as 64 small hex digits. Shown to nobody before the hand is over. */
export type Secret = string & { readonly [secretBrand]: true }
/** A player's 256 random bits for one hand, as 64 small hex digits. */
export type Contribution = string & { readonly [contributionBrand]: true }
/** SHA-256 of a secret's 32 bytes, as 64 small hex digits: published before anybody adds anything. */
export type Commitment = string & { readonly [commitmentBrand]: true }

/** Whether this is 256 bits as 64 small hex digits: a secret, a contribution or a commitment. */
export function is256Bits(text: unknown): text is Secret & Contribution & Commitment {
  return typeof text === 'string' && /^[0-9a-f]{64}$/.test(text)
}

/** The commitment to a secret. */
export function commitTo(secret: Secret): Commitment {
  return bytesToHex(sha256(hexToBytes(secret))) as Commitment
}

/** What the secret has to say about a text: HMAC-SHA-256 with the secret's bytes as its key. */
function say(secret: Secret, text: string): Uint8Array {
  return hmac(sha256, hexToBytes(secret), utf8ToBytes(text))
}

/** The contribution made for a seat that sent none: nobody, the server neither, can choose it afterwards. */
export function contributionFor(secret: Secret, seat: Seat): Contribution {
  return bytesToHex(say(secret, `seat|${seat}`)) as Contribution
}

/** The shuffled pack of a hand, its first card to be dealt first. Contributions are in the order of seats. */
export function packOf(deck: Deck, secret: Secret, contributions: readonly Contribution[]): Card[] {
  return shuffle(deck.pack, wordsFrom(say(secret, ['deal', ...contributions].join('|'))))
}

/** For each seat the cards dealt to it (rule 4). One contribution a seat, in the order of seats. */
export function dealOf(
  deck: Deck,
  secret: Secret,
  contributions: readonly Contribution[],
  dealer: Seat,
): Card[][] {
  return dealOut(packOf(deck, secret, contributions), contributions.length, dealer)
}

/** One seat's cut in one round of cutting for deal (rule 3). */
export interface CutAt {
  readonly round: number
  readonly by: Seat
}

/**
 * The card that shows when a seat cuts: the bottom one of the part lifted from a fresh pack of the seat's own.
 * @param at how many cards are lifted, from 1 to one less than the pack has
 */
export function cutCard(
  deck: Deck,
  secret: Secret,
  { round, by }: CutAt,
  at: number,
): Card | undefined {
  return shuffle(deck.pack, wordsFrom(say(secret, `cut|${round}|${by}`)))[at - 1]
}

/** The place at which the table cuts for a seat that can't or didn't: again nobody's choice. */
export function cutPlaceFor(deck: Deck, secret: Secret, { round, by }: CutAt): number {
  return 1 + upTo(deck.pack.length - 2, wordsFrom(say(secret, `place|${round}|${by}`)))
}
