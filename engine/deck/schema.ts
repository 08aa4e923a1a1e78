import * as z from 'zod'
import { explain, type Fault } from '../fault'
import { foldName } from './names'

const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be a slug: small letters, digits and single hyphens')
const words = z.string().trim().min(1, 'must not be empty')

const picture = z.strictObject({ slug, name: words, about: words, drawing: words })
const set = z.strictObject({
  number: z.int(),
  slug,
  list: slug,
  name: words,
  authority: words,
  cards: z.array(picture),
})
const shape = z.strictObject({
  slug,
  name: words,
  language: z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'must be a language tag, like "en"'),
  sets: z.array(set),
})

/** A deck as its file has it: the cards of play, and their words in one language. */
export type DeckFile = z.infer<typeof shape>

/**
 * Reads a deck file.
 * @returns the deck's file, or every fault with its place: a missing key, a set without a LIST card, a slug or
 *   a name used twice (without regard to case and accents), fewer than two sets, a set of one card, numbers that
 *   are not 1..n in order.
 */
export function readDeckFile(
  json: unknown,
): { ok: true; file: DeckFile } | { ok: false; faults: Fault[] } {
  const parsed = shape.safeParse(json)
  if (!parsed.success) return { ok: false, faults: explain(parsed.error) }
  const faults = [
    ...countFaults(parsed.data),
    ...twice(slugsOf(parsed.data)),
    ...twice(namesOf(parsed.data)),
  ]
  return faults.length === 0 ? { ok: true, file: parsed.data } : { ok: false, faults }
}

function countFaults({ sets }: DeckFile): Fault[] {
  const faults: Fault[] = []
  if (sets.length < 2)
    faults.push({ at: 'sets', why: `a deck has 2 sets or more, this one ${sets.length}` })
  for (const [index, { number, cards }] of sets.entries()) {
    if (number !== index + 1) {
      faults.push({ at: `sets[${index}].number`, why: `is ${number}, must be ${index + 1}` })
    }
    if (cards.length === 0) {
      faults.push({
        at: `sets[${index}].cards`,
        why: 'a set has a picture card beside its LIST card',
      })
    }
  }
  return faults
}

/** Something that may stand only once in a deck: as written, what is compared, and where. */
interface Once {
  kind: 'slug' | 'name'
  said: string
  key: string
  at: string
}

function slugsOf({ sets }: DeckFile): Once[] {
  const once = (said: string, at: string): Once => ({ kind: 'slug', said, key: said, at })
  return sets.flatMap((set, s) => [
    once(set.slug, `sets[${s}].slug`),
    once(set.list, `sets[${s}].list`),
    ...set.cards.map((card, c) => once(card.slug, `sets[${s}].cards[${c}].slug`)),
  ])
}

function namesOf({ sets }: DeckFile): Once[] {
  const once = (said: string, at: string): Once => ({ kind: 'name', said, key: foldName(said), at })
  return sets.flatMap((set, s) => [
    once(set.name, `sets[${s}].name`),
    ...set.cards.map((card, c) => once(card.name, `sets[${s}].cards[${c}].name`)),
  ])
}

function twice(all: Once[]): Fault[] {
  const first = new Map<string, Once>()
  const faults: Fault[] = []
  for (const one of all) {
    const earlier = first.get(one.key)
    if (earlier)
      faults.push({ at: one.at, why: `the ${one.kind} "${one.said}" stands at ${earlier.at} too` })
    else first.set(one.key, one)
  }
  return faults
}
