import * as z from 'zod'
import { deckNamed } from './deck'
import { explain, type Fault } from './fault'
import type { Rules } from './hand-state'
import { SEATS } from './seat'

/** The most hands a game can be agreed for (ruling "End of a game"). */
export const MOST_HANDS = 20

/** The fields of a game's setup, each for itself. */
export const setupFields = z.strictObject({
  deck: z.string().refine((slug) => deckNamed(slug) !== undefined, 'is no deck of this house'),
  seats: z.int().min(SEATS.fewest).max(SEATS.most),
  hands: z.int().min(1).max(MOST_HANDS),
  courtesy: z.enum(['strict', 'gentle']),
  bluffing: z.boolean(),
  list: z.union([z.enum(['shown', 'withdrawn']), z.strictObject({ shownFor: z.int().min(1) })]),
})

/** A list that is withdrawn in the course of a game is withdrawn before its last hand. */
export const withdrawnInTime = {
  check: ({ list, hands }: GameSetup) => typeof list === 'string' || list.shownFor < hands,
  path: ['list', 'shownFor'],
  message: 'must be less than the number of hands',
}

const shape = setupFields.refine(withdrawnInTime.check, withdrawnInTime)

/** What a table agrees on before a game. */
export interface GameSetup {
  /** The deck's slug. */
  readonly deck: string
  readonly seats: number
  readonly hands: number
  readonly courtesy: Rules['courtesy']
  readonly bluffing: boolean
  /** The list of sets: shown, withdrawn, or shown for the first hands and then withdrawn ("Notes withdrawn"). */
  readonly list: Rules['list'] | { readonly shownFor: number }
}

/** Reads what a table agreed on; or says what is wrong with it. */
export function readSetup(
  json: unknown,
): { ok: true; setup: GameSetup } | { ok: false; faults: Fault[] } {
  const parsed = shape.safeParse(json)
  return parsed.success
    ? { ok: true, setup: parsed.data }
    : { ok: false, faults: explain(parsed.error) }
}

/** The rules of the game's hand with this number (from 1): guided or by memory follows from it. */
export function rulesOf({ courtesy, bluffing, list }: GameSetup, hand: number): Rules {
  const shown = typeof list === 'string' ? list === 'shown' : hand <= list.shownFor
  return { courtesy, bluffing, list: shown ? 'shown' : 'withdrawn' }
}
