import { describe, expect, it } from 'vitest'
import { allSeats, isSeat, leftOf, seatAt } from './seat'
import { seat } from './testing/hands'

describe('a seat', () => {
  it('has a number from 0 to one less than there are', () => {
    expect(allSeats(4)).toEqual([0, 1, 2, 3])
    for (const each of allSeats(4)) expect(seatAt(each, 4)).toBe(each)
  })

  it.each([4, -1, -0, 0.5, Number.NaN, Number.POSITIVE_INFINITY, '0', null, undefined, [0], 0n])(
    'is not %s',
    (value) => {
      expect(isSeat(value, 4)).toBe(false)
      expect(seatAt(value, 4)).toBeUndefined()
    },
  )

  it('has the next one clockwise to its left, round the end', () => {
    expect(allSeats(3).map((each) => leftOf(each, 3))).toEqual([1, 2, 0])
    expect(leftOf(seat(1), 2)).toBe(0)
  })
})
