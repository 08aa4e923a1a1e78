import { describe, expect, it } from 'vitest'
import { Buckets } from './bucket'

/** Takes so many at one moment. @returns how many there were */
function taken(buckets: Buckets, key: string, times: number, now: number): number {
  return Array.from({ length: times }, () => buckets.take(key, now)).filter((wait) => wait === 0)
    .length
}

describe('a bucket', () => {
  it('gives so many at once, and then says when there is another', () => {
    const buckets = new Buckets({ perSecond: 10, atOnce: 5 })
    expect(taken(buckets, 'anna', 8, 1_000)).toBe(5)
    expect(buckets.take('anna', 1_000)).toBe(100)
    expect(buckets.take('anna', 1_060)).toBe(40)
    expect(buckets.take('anna', 1_100)).toBe(0)
  })

  it('fills up again, and no further', () => {
    const buckets = new Buckets({ perSecond: 10, atOnce: 5 })
    taken(buckets, 'anna', 5, 0)
    expect(taken(buckets, 'anna', 9, 300)).toBe(3)
    expect(taken(buckets, 'anna', 9, 60_000)).toBe(5)
  })

  it('is one’s own', () => {
    const buckets = new Buckets({ perSecond: 1, atOnce: 1 })
    expect(taken(buckets, 'anna', 2, 0)).toBe(1)
    expect(taken(buckets, 'bess', 2, 0)).toBe(1)
  })

  it('is forgotten when it is full', () => {
    const buckets = new Buckets({ perSecond: 1, atOnce: 1 })
    for (let player = 0; player < 4_000; player++) buckets.take(`player ${player}`, 0)
    expect(buckets.size).toBe(4_000)
    for (let times = 0; times < 1_000; times++) buckets.take('anna', 2_000)
    expect(buckets.size).toBe(1)
  })
})
