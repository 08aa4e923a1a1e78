import { AccountFault } from '@/server/auth/fault'
import { type Allowance, takeBack, tryOnce } from './limit'

const MINUTE = 60
const HOUR = 60 * MINUTE

/**
 * How often what may be tried. By address they are wide, since a whole hall may share one; where only wrong tries are
 * counted (`guess`), a hall full of right ones uses nothing up.
 */
const ALLOWANCES = {
  'sign-in': { most: 10, seconds: 15 * MINUTE },
  'sign-in-from': { most: 60, seconds: 15 * MINUTE },
  'return-code-from': { most: 20, seconds: HOUR },
  'code-from': { most: 30, seconds: 10 * MINUTE },
  'code-by': { most: 10, seconds: 10 * MINUTE },
  'sign-up-from': { most: 40, seconds: HOUR },
  'guest-from': { most: 120, seconds: HOUR },
  forgot: { most: 5, seconds: HOUR },
  'forgot-from': { most: 30, seconds: HOUR },
  /** Mails that others can cause to one address. */
  'mail-to': { most: 3, seconds: HOUR },
  /** Calls to somebody who is away from a table. */
  summons: { most: 1, seconds: MINUTE },
  /** Devices that ask to be called. */
  'call-me': { most: 60, seconds: HOUR },
} as const satisfies Record<string, Allowance>

/** Something that is limited. */
export type Limited = keyof typeof ALLOWANCES

/** What is tried and for whom. */
export type Try = readonly [what: Limited, whom: string]

/** Whether one more try is within its allowance; counts it. */
export async function isAllowed([what, whom]: Try): Promise<boolean> {
  return (await tryOnce(`${what}:${whom}`, ALLOWANCES[what])).ok
}

/**
 * Counts a try of each.
 * @throws AccountFault `too-many-tries` with the time when to try again
 */
export async function allow(...tries: readonly Try[]): Promise<void> {
  for (const [what, whom] of tries) {
    const tried = await tryOnce(`${what}:${whom}`, ALLOWANCES[what])
    if (!tried.ok) throw new AccountFault('too-many-tries', tried.until)
  }
}

/**
 * Lets something be guessed: each try is counted before it is judged, so that no number of tries at once gets past,
 * and a right one is taken back.
 * @returns what the guess finds; null for a wrong one
 * @throws AccountFault `too-many-tries`
 */
export async function guess<Found>(
  tries: readonly Try[],
  find: () => Promise<Found | null>,
): Promise<Found | null> {
  await allow(...tries)
  const found = await find()
  if (found !== null) await Promise.all(tries.map(([what, whom]) => takeBack(`${what}:${whom}`)))
  return found
}
