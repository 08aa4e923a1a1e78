/** How fast something may be done for long, and how much of it at once. */
export interface Pace {
  readonly perSecond: number
  readonly atOnce: number
}

/** So many takings apart, buckets that are full again are forgotten. */
const TIDY = 5_000

/**
 * Token buckets of one pace, one for each key, in this process's memory. A taking is counted in the same step in which
 * it is judged, so that no number of them at once gets past.
 */
export class Buckets {
  readonly #pace: Pace
  /** When each bucket will be full again, in milliseconds; one that is full isn't kept. */
  readonly #fullAt = new Map<string, number>()
  #takings = 0

  constructor(pace: Pace) {
    this.#pace = pace
  }

  /**
   * Takes one from a bucket.
   * @param now in milliseconds, from any beginning
   * @returns 0; where the bucket is empty, in how many milliseconds there is one to take
   */
  take(key: string, now: number): number {
    this.#tidy(now)
    const each = 1000 / this.#pace.perSecond
    const fullAt = Math.max(this.#fullAt.get(key) ?? now, now) + each
    const tooSoon = fullAt - now - this.#pace.atOnce * each
    if (tooSoon > 0) return tooSoon
    this.#fullAt.set(key, fullAt)
    return 0
  }

  /** How many buckets are kept. */
  get size(): number {
    return this.#fullAt.size
  }

  #tidy(now: number): void {
    this.#takings += 1
    if (this.#takings % TIDY !== 0) return
    for (const [key, fullAt] of this.#fullAt) if (fullAt <= now) this.#fullAt.delete(key)
  }
}
