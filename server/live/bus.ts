import { env } from '@/server/env'
import { once } from '@/server/once'
import { postgresWire } from './postgres-wire'
import { redisWire } from './redis-wire'
import { type Topic, tellHere, tellWritten, written } from './topics'
import type { Wire } from './wire'

/** Announcements of so many milliseconds travel together. */
const GATHER = 5

const state = once('bus', () => ({ wire: null as Wire | null, news: new Map<Topic, number>() }))

/** Joins this process to the others. @returns leaves them */
export function joinBus(): () => Promise<void> {
  state.wire ??= env.REDIS_URL ? redisWire(env.REDIS_URL, tellWritten) : postgresWire(tellWritten)
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
  if (state.wire === null) return
  if (state.news.size === 0) setTimeout(flush, GATHER)
  state.news.set(topic, seq)
}

function flush(): void {
  const lines = written(state.news)
  state.news.clear()
  // What can't be sent is lost; streams look for gaps.
  state.wire?.send(lines).catch(() => undefined)
}
