import { beforeAll, vi } from 'vitest'

/** Lets time stand still for whatever counts how fast calls come, for the tests of this file. */
export function withoutTime(): void {
  const now = performance.now()
  withClock(() => now)
}

/** Lets the tests of this file call as fast as they like: a minute goes by between any two calls. */
export function withoutHaste(): void {
  let now = performance.now()
  withClock(() => {
    now += 60_000
    return now
  })
}

function withClock(now: () => number): void {
  beforeAll(() => {
    const clock = vi.spyOn(performance, 'now').mockImplementation(now)
    return () => clock.mockRestore()
  })
}
