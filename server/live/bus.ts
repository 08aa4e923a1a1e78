import { env } from '@/server/env'
import { once } from '@/server/once'
import { postgresWire } from './postgres-wire'
import { redisWire } from './redis-wire'
import { type Topic, tellHere, tellWritten, written } from './topics'
import type { Ears, Wire } from './wire'

/** Announcements of so many milliseconds travel together. */
const GATHER = 5

const state = once('bus', () => ({
  wire: null as Wire | null,
  news: new Map<Topic, number>(),
  /** Whether the others were not told something. */
  hasLost: false,
}))

/** Joins this process to the others. @returns leaves them */
export function joinBus(): () => Promise<void> {
  const ears: Ears = { hear: tellWritten, back: catchUp }
  state.wire ??= env.REDIS_URL ? redisWire(env.REDIS_URL, ears) : postgresWire(ears)
  return async () => {
    const { wire } = state
    state.wire = null
    await wire?.close()
  }
}

/**
 * Announces that a topic has changed, to this process at once and to the others in a moment. Called when the change
 * is committed, and carries no content.
 */
export function announce(topic: Topic, seq = 0): void {
  tellHere(topic, seq)
  tellOthers(topic, seq)
}

/** What was missed while the wire was away can't be known, so all is looked at again: here, and where we were not heard. */
function catchUp(): void {
  tellHere('all', 0)
  if (state.hasLost) tellOthers('all', 0)
  state.hasLost = false
}

function tellOthers(topic: Topic, seq: number): void {
  if (state.wire === null) return
  if (state.news.size === 0) setTimeout(flush, GATHER)
  state.news.set(topic, seq)
}

function flush(): void {
  const lines = written(state.news)
  state.news.clear()
  state.wire?.send(lines).catch(() => {
    state.hasLost = true
  })
}
