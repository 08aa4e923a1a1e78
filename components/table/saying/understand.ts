import type { Card } from '@/engine/deck'
import type { Seat } from '@/engine/seat'
import { distance, type Name, withoutSmall } from './likeness'
import { type Manners, takeOut } from './phrases'
import { joined, type Word, wordsIn } from './spelling'

/** The names that a request at a table may have in it. */
export interface Names {
  readonly players: readonly Name<Seat>[]
  readonly cards: readonly Name<Card>[]
  readonly manners: Manners
}

/** Where a name stands in what was written. */
export interface Place {
  readonly from: number
  readonly to: number
}

/** What was named: one, or more than one where it isn't clear which was meant. */
export interface Meant<Target> {
  readonly among: readonly Target[]
  /** Where it stands; null where nothing was named. */
  readonly place: Place | null
}

/** What somebody wrote, understood. */
export interface Understood {
  readonly whom: Meant<Seat>
  readonly card: Meant<Card>
  readonly please: boolean
  readonly thanks: boolean
  /** Whether it is more than the name of a card: a request in words, in which Please is said or isn't. */
  readonly isSentence: boolean
  /** Whether a card was named that there isn't. */
  readonly isLost: boolean
  /** What was written without the thanks that it began with. */
  readonly afterThanks: string
}

/** More than so much nobody says in one breath. */
const MOST_LETTERS = 240
const MOST_WORDS = 30

/** What it costs not to find a player, a card, or a meaning for a word. */
const MISSING = { whom: 2.5, card: 4, word: 2 } as const

/**
 * Reads a request as it is said at a table: a player, a card, the courtesies, in any order and with small slips.
 * Of all ways to read it the one that leaves least unexplained is taken; where several are as good, each is offered.
 */
export function understand(written: string, { players, cards, manners }: Names): Understood {
  const all = wordsIn(written.slice(0, MOST_LETTERS)).slice(0, MOST_WORDS)
  const except = new Set([...players, ...cards].flatMap(({ whole, short }) => [whole, short]))
  // "Thank you" before "please", since a slip is forgiven in one word only.
  const thanked = takeOut(all, manners.thanks, { except })
  const asked = takeOut(thanked.rest, manners.please, { except })
  const begun = takeOut(asked.rest, manners.asking)
  const words = withoutNoise(begun.rest, players, manners.small)
  const { whom, card } = best(words, matches(words, players), matches(words, cards))
  const isSentence = asked.isSaid || begun.isSaid || whom.place !== null
  const isLost =
    card.place === null && words.some((word) => !isIn(whom.place, word) && !begins(word, manners))
  return {
    whom,
    card,
    please: asked.isSaid,
    thanks: thanked.isSaid,
    isSentence,
    isLost,
    afterThanks: written.slice(thanked.rest[0]?.from ?? written.length),
  }
}

function isIn(place: Place | null, word: Word): boolean {
  return place !== null && word.from >= place.from && word.to <= place.to
}

/** Whether a word may be the beginning of something else than a name: it may not be written out yet. */
function begins({ text }: Word, { please, thanks, asking, small }: Manners): boolean {
  return [...please, ...thanks, ...asking, ...small].some((phrase) =>
    ` ${phrase}`.includes(` ${text}`),
  )
}

/** Small words are no names, unless somebody at the table is called so. */
function withoutNoise(
  words: readonly Word[],
  players: readonly Name<Seat>[],
  small: ReadonlySet<string>,
): readonly Word[] {
  const called = new Set(players.flatMap(({ whole }) => whole.split(' ')))
  return withoutSmall(words, new Set([...small].filter((word) => !called.has(word))))
}

interface Match<Target> {
  readonly target: Target
  readonly start: number
  readonly end: number
  readonly far: number
}

/** Every name that some of the words may be. */
function matches<Target>(words: readonly Word[], names: readonly Name<Target>[]): Match<Target>[] {
  const longest = Math.max(1, ...names.map(({ length }) => length)) + 1
  const found: Match<Target>[] = []
  for (let start = 0; start < words.length; start++) {
    for (let end = start + 1; end <= Math.min(words.length, start + longest); end++) {
      const text = joined(words.slice(start, end))
      for (const name of names) {
        const far = distance(name, text)
        if (far !== null) found.push({ target: name.target, start, end, far })
      }
    }
  }
  return found
}

/** The reading that leaves least unexplained; with equals, all of them. */
function best(
  words: readonly Word[],
  players: readonly Match<Seat>[],
  cards: readonly Match<Card>[],
): Pick<Understood, 'whom' | 'card'> {
  let least = Number.POSITIVE_INFINITY
  let readings: { whom: Match<Seat> | null; card: Match<Card> | null }[] = []
  for (const whom of [null, ...players]) {
    for (const card of [null, ...cards]) {
      if (whom && card && whom.start < card.end && card.start < whom.end) continue
      const explained = lengthOf(whom) + lengthOf(card)
      const cost =
        (whom ? whom.far : MISSING.whom) +
        (card ? card.far : MISSING.card) +
        MISSING.word * (words.length - explained)
      if (cost < least) readings = []
      if (cost <= least) readings.push({ whom, card })
      least = Math.min(least, cost)
    }
  }
  return {
    whom: meant(
      words,
      readings.map(({ whom }) => whom),
    ),
    card: meant(
      words,
      readings.map(({ card }) => card),
    ),
  }
}

function lengthOf(match: Match<unknown> | null): number {
  return match ? match.end - match.start : 0
}

function meant<Target>(
  words: readonly Word[],
  found: readonly (Match<Target> | null)[],
): Meant<Target> {
  const those = found.filter((match) => match !== null)
  const [first] = those
  const from = first && words[first.start]?.from
  const to = first && words[first.end - 1]?.to
  if (from === undefined || to === undefined) return { among: [], place: null }
  return { among: [...new Set(those.map(({ target }) => target))], place: { from, to } }
}
