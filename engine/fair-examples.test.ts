import { createHash, createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Deck, deckNamed } from './deck'
import {
  type Contribution,
  commitTo,
  contributionFor,
  cutCard,
  cutPlaceFor,
  dealOf,
  packOf,
  type Secret,
} from './fair'
import type { Cut } from './game-state'
import type { Seat } from './seat'
import { upTo, wordsFrom } from './shuffle'

/** An example of docs/fair-deal.md: where its values come from, and what they are. */
interface Example {
  readonly title: string
  readonly deck: string
  readonly dealer: Seat
  readonly secretSentence: string
  readonly secret: Secret
  readonly commitment: string
  /** Without a sentence where the table made it. */
  readonly contributions: readonly { sentence: string | null; value: Contribution }[]
  readonly seed: string
  readonly block0: string
  readonly words: readonly number[]
  readonly swaps: readonly (readonly [place: number, other: number])[]
  readonly pack: readonly string[]
  readonly hands: readonly (readonly string[])[]
  readonly cuts: readonly Cut[]
}

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const examples = JSON.parse(read('./fair-examples.json')) as Example[]
/** The page on one line, since it may break lines anywhere. */
const page = read('../docs/fair-deal.md').replace(/\s+/g, ' ')

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string, text: string) =>
  createHmac('sha256', Buffer.from(key, 'hex')).update(text).digest('hex')

function deckOf({ deck }: Pick<Example, 'deck'>): Deck {
  const found = deckNamed(deck)
  if (!found) throw new Error(`no deck "${deck}"`)
  return found
}

describe.each(examples)('$title', (example) => {
  const { secret, seed, swaps, cuts } = example
  const deck = deckOf(example)
  const contributions = example.contributions.map(({ value }) => value)
  const words = () => wordsFrom(Buffer.from(seed, 'hex'))

  it('comes from its sentences', () => {
    expect(secret).toBe(sha256(example.secretSentence))
    expect(contributions).toEqual(
      example.contributions.map(({ sentence }, seat) =>
        sentence === null ? contributionFor(secret, seat as Seat) : sha256(sentence),
      ),
    )
  })

  it('has the commitment, the seed, the first block and the first words', () => {
    expect(example.commitment).toBe(commitTo(secret))
    expect(seed).toBe(hmac(secret, `deal|${contributions.join('|')}`))
    expect(example.block0).toBe(hmac(seed, 'block|0'))
    const next = words()
    expect(example.words).toEqual(example.words.map(() => next()))
  })

  it('swaps, deals and cuts as the engine does', () => {
    const next = words()
    const last = deck.pack.length - 1
    expect(swaps).toEqual(swaps.map((_, swap) => [last - swap, upTo(last - swap, next)]))
    expect(example.pack).toEqual(packOf(deck, secret, contributions))
    expect(example.hands).toEqual(dealOf(deck, secret, contributions, example.dealer))
    for (const cut of cuts) {
      expect(cut.card).toBe(cutCard(deck, secret, cut, cut.at))
      if (cut.byTable) expect(cut.at).toBe(cutPlaceFor(deck, secret, cut))
    }
  })

  it('stands in docs/fair-deal.md', () => {
    const texts = [
      `secret ${secret} commitment ${example.commitment}`,
      ...contributions.map((value, seat) => `c${seat} ${value}`),
      `seed ${seed} block 0 ${example.block0}`,
      `words ${example.words.map((word) => word.toString(16).padStart(8, '0')).join(' ')}`,
      swaps.map(([place, other]) => `${place} with ${other}`).join(', '),
      ...example.hands.map((cards, seat) => `seat ${seat}: ${cards.join(' ')}`),
      ...cuts.map(({ round, by, at, card, byTable }) => {
        const number = deck.card(card)?.set.number
        return `| ${round} | ${by} | ${at} | ${card} | ${number} | ${byTable ? 'yes' : 'no'} |`
      }),
    ]
    for (const text of texts) expect(page).toContain(text)
  })
})

describe('docs/fair-deal.md', () => {
  it('has an example with 2, 4 and 7 seats, and one where the table contributed', () => {
    expect(examples.map(({ hands }) => hands.length)).toEqual([2, 4, 7])
    expect(examples.flatMap((example) => example.contributions)).toContainEqual(
      expect.objectContaining({ sentence: null }),
    )
  })

  it('gives the order of the unshuffled pack', () => {
    for (const { number, cards } of deckOf({ deck: 'traditional' }).sets) {
      expect(page).toContain(`${number} ${cards.join(' ')}`)
    }
  })

  it('shows the small example’s first draws and its shuffled pack', () => {
    const [small] = examples
    expect(page).toContain(small?.pack.join(' '))
    for (const word of small?.words ?? []) {
      const hex = word.toString(16).padStart(8, '0')
      const bits = (word >>> 28).toString(2).padStart(4, '0')
      expect(page).toContain(`| 4 | \`${hex}\` | \`${bits}\` | ${word >>> 28} |`)
    }
  })
})
