import { db } from '@/server/db/client'
import { once } from '@/server/once'

/** How often we look whether all is well. */
const EVERY = 1000
/** A look that comes so late tells that the machine slept. */
const ASLEEP = 5000

/** After so many looks in vain, one after another, nobody can be served: less may be a hiccup. */
const PATIENCE = 3

const known = once('outage', () => ({ since: Date.now(), misses: 0 }))

/**
 * Since when this process and its database have been running without a break, in milliseconds since 1970. Clocks
 * that were wound before start anew when they run out (ruling "Absence").
 */
export function runningSince(): number {
  return known.since
}

/** Whether the database has been away for seconds. */
export function isOut(): boolean {
  return known.misses >= PATIENCE
}

/** Whether the database answers. */
function isThere(): Promise<boolean> {
  return db.$queryRaw`SELECT 1`.then(
    () => true,
    () => false,
  )
}

/**
 * Watches for outages: the database gone, or the machine asleep.
 * @param looks whether the database is there
 * @returns stops watching
 */
export function watchForOutages(looks: () => Promise<boolean> = isThere): () => void {
  let last = Date.now()
  const timer = setInterval(() => void look(), EVERY)
  timer.unref()
  return () => clearInterval(timer)

  async function look() {
    const now = Date.now()
    const slept = now - last > ASLEEP
    last = now
    if (!(await looks())) {
      known.misses += 1
      return
    }
    if (known.misses > 0 || slept) known.since = Date.now()
    known.misses = 0
  }
}
