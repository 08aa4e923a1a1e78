import { describe, expect, it } from 'vitest'
import { brokenInvariants } from './invariants'
import { ask, handOf, played, rejection, STOP, TIMEOUT, thank, told } from './testing/hands'

const hand = handOf(['lent advent', 'fridays fasts-list', '...'])
const owing = played(hand, ask(0, 1, 'fridays'))

describe('the clock', () => {
  it('forfeits the turn where nothing is owed', () => {
    expect(told(hand, TIMEOUT)).toEqual(['timeout 0', 'turn 1'])
    expect(told(owing, thank(0), TIMEOUT)).toEqual(['timeout 0', 'turn 1'])
  })

  it('takes the card back where thanks are owed', () => {
    expect(told(owing, TIMEOUT)).toEqual(['forgot-thanks 0 1 fridays', 'turn 1'])
    expect(played(owing, TIMEOUT)).toMatchObject({ turn: 1, owed: null, holder: hand.holder })
  })

  it('passes the turn round the end', () => {
    expect(told(hand, TIMEOUT, TIMEOUT, TIMEOUT)).toEqual(['timeout 2', 'turn 0'])
  })

  it('passes the turn to a player without a card, too', () => {
    expect(played(hand, TIMEOUT, TIMEOUT).turn).toBe(2)
  })
})

describe('a hand that is stopped', () => {
  it('is over, and cards in safe sets count', () => {
    expect(told(hand, STOP)).toEqual(['stopped 0,0,56'])
    const stopped = played(hand, STOP)
    expect(stopped).toMatchObject({ turn: null, end: 'stopped' })
    expect(brokenInvariants(stopped)).toEqual([])
  })

  it('is not stopped while thanks are owed', () => {
    expect(rejection(owing, STOP)).toBe('thanks-still-owed')
    expect(told(owing, thank(0), STOP)).toEqual(['stopped 0,0,56'])
    expect(told(owing, TIMEOUT, STOP)).toEqual(['stopped 0,0,56'])
  })

  it('does not count a set that lacks a card', () => {
    const three = played(owing, thank(0))
    expect(told(three, STOP)).toEqual(['stopped 0,0,56'])
  })
})
