import { once } from '@/server/once'
import { Refusal } from '@/server/refusal'
import type { Visitor } from '@/server/tables/door'
import { clientAddress, type RequestHeaders } from './address'
import { Buckets, type Pace } from './bucket'

/**
 * How fast calls may follow each other: faster than people and their tabs ever are, slower than a script that would
 * keep others waiting. Strangers are counted by address, which a whole hall may share.
 */
const PACES = {
  act: { perSecond: 10, atOnce: 60 },
  speak: { perSecond: 0.5, atOnce: 4 },
  call: { perSecond: 20, atOnce: 200 },
  'call-from': { perSecond: 100, atOnce: 1000 },
} as const satisfies Record<string, Pace>

const buckets = once('hurry', () => ({
  act: new Buckets(PACES.act),
  speak: new Buckets(PACES.speak),
  call: new Buckets(PACES.call),
  'call-from': new Buckets(PACES['call-from']),
}))

/**
 * Counts a call, in this process's memory alone: a game can't wait for a count.
 * @param what whether it gives a command to a table, or says a set phrase there
 * @returns 0; where it came too fast, in how many milliseconds to call again
 */
export function waitFor(
  what: 'act' | 'speak' | 'call',
  { player }: Visitor,
  headers: RequestHeaders,
): number {
  const now = Math.round(performance.now())
  if (player !== null) return buckets[what].take(player.id, now)
  return buckets['call-from'].take(clientAddress(headers), now)
}

/**
 * Counts a call likewise.
 * @throws {Refusal} `too-fast`, with the time when to call again
 */
export function hold(...call: Parameters<typeof waitFor>): void {
  const wait = waitFor(...call)
  if (wait > 0) throw new Refusal('too-fast', new Date(Date.now() + wait))
}
