import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placesOf } from './places'

describe('placesOf', () => {
  it.each([
    { totals: [30, 50, 40], places: [3, 1, 2] },
    { totals: [50, 50, 40], places: [1, 1, 3] },
    { totals: [10, 30, 20, 20, 5], places: [4, 1, 2, 2, 5] },
    { totals: [0, 0, 0], places: [1, 1, 1] },
  ])('of $totals are $places', ({ totals, places }) => expect(placesOf(totals)).toEqual(places))

  it('are one more than there are greater totals', () => {
    const totals = fc.array(fc.nat({ max: 9 }), { minLength: 2, maxLength: 10 })
    fc.assert(
      fc.property(totals, (all) => {
        const places = placesOf(all)
        expect(Math.min(...places)).toBe(1)
        for (const [seat, place] of places.entries()) {
          expect(all.filter((other) => other > (all[seat] ?? 0))).toHaveLength(place - 1)
        }
      }),
    )
  })
})
