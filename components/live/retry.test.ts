import { describe, expect, it } from 'vitest'
import { pauseAfter } from './retry'

describe('the pause before the next try', () => {
  it('grows with each failure', () => {
    const pauses = [1, 2, 3, 4, 5].map((failures) => pauseAfter(failures, 0.5))
    expect(pauses).toEqual([250, 500, 1_000, 2_000, 5_000])
  })
  it('stays at its longest', () => expect(pauseAfter(1_000, 0.5)).toBe(5_000))
  it('is spread, so that not all come back at once', () => {
    expect(pauseAfter(4, 0)).toBe(1_500)
    expect(pauseAfter(4, 1)).toBe(2_500)
  })
  it('takes a count out of range calmly', () => expect(pauseAfter(0, 0.5)).toBe(250))
})
