import { describe, expect, it } from 'vitest'
import { ask, demand, handOf, played, rejection, TIMEOUT, thank, told } from './testing/hands'

const DEALT = ['lent advent', 'fridays fasts-list amice', '...']
const hand = handOf(DEALT)
const owing = played(hand, ask(0, 1, 'fridays'))

describe('"Thank You"', () => {
  it('makes the card one’s own, and the turn goes on', () => {
    expect(told(owing, thank(0))).toEqual(['thanked 0 1 fridays'])
    expect(played(owing, thank(0))).toMatchObject({ turn: 0, owed: null })
  })

  it('is rejected when nothing is owed, whoever says it', () => {
    expect(rejection(hand, thank(0))).toBe('no-thanks-owed')
    expect(rejection(played(owing, thank(0)), thank(0))).toBe('no-thanks-owed')
    expect(rejection(played(owing, TIMEOUT), thank(1))).toBe('no-thanks-owed')
  })

  it('is rejected for another seat, or for none', () => {
    expect(rejection(owing, thank(1))).toBe('not-your-turn')
    expect(rejection(hand, thank(2))).toBe('not-your-turn')
    expect(rejection(owing, thank(3))).toBe('no-such-seat')
    expect(rejection(owing, thank(-1))).toBe('no-such-seat')
  })

  it('said in time saves every card but the last', () => {
    const second = played(owing, thank(0), ask(0, 1, 'fasts-list'))
    const back = played(second, ask(0, 1, 'amice'))
    expect(told(second, ask(0, 1, 'amice'))).toEqual(['forgot-thanks 0 1 fasts-list', 'turn 1'])
    expect(holderOf(back, 'fridays')).toBe(0)
    expect(holderOf(back, 'fasts-list')).toBe(1)
  })

  it('forgotten for the first card of an empty hand empties it again', () => {
    const empty = handOf(['', 'fridays fasts-list amice', '...'])
    const back = played(empty, ask(0, 1, 'amice'), ask(0, 1, 'fridays'))
    expect(back.turn).toBe(1)
    const round = played(back, TIMEOUT, TIMEOUT)
    expect(told(round, ask(0, 1, 'fridays'))).toEqual(['given 0 1 fridays'])
  })
})

describe('at a gentle table', () => {
  const gentle = handOf(DEALT, { courtesy: 'gentle' })

  it('a request counts as polite, and thanks follow by themselves', () => {
    const events = ['given 0 1 fridays', 'thanked 0 1 fridays']
    expect(told(gentle, demand(0, 1, 'fridays'))).toEqual(events)
    expect(told(gentle, ask(0, 1, 'fridays'))).toEqual(events)
    expect(played(gentle, demand(0, 1, 'fridays'))).toMatchObject({ turn: 0, owed: null })
  })

  it('"Thank You" is rejected, since it is never owed', () => {
    expect(rejection(gentle, thank(0))).toBe('no-thanks-owed')
    expect(rejection(played(gentle, ask(0, 1, 'fridays')), thank(0))).toBe('no-thanks-owed')
  })

  it('the last card of a set lays it down at once', () => {
    expect(told(gentle, demand(0, 1, 'fridays'), demand(0, 1, 'fasts-list'))).toEqual([
      'given 0 1 fasts-list',
      'thanked 0 1 fasts-list',
      'laid 0 fasts',
    ])
  })

  it('the last card of the last set ends the hand at once', () => {
    const last = handOf(['lent advent', 'fridays fasts-list', '...'], { courtesy: 'gentle' })
    expect(told(last, demand(0, 1, 'fridays'), demand(0, 1, 'fasts-list'))).toEqual([
      'given 0 1 fasts-list',
      'thanked 0 1 fasts-list',
      'laid 0 fasts',
      'hand-over 4,0,56',
    ])
  })

  it('rule 9 is kept all the same', () => {
    expect(rejection(gentle, demand(0, 1, 'amice'))).toBe('no-card-of-that-set')
    const byMemory = handOf(DEALT, { courtesy: 'gentle', list: 'withdrawn' })
    expect(told(byMemory, demand(0, 1, 'amice'))).toEqual(['mistaken 0 1 amice', 'turn 1'])
  })
})

function holderOf({ deck, holder }: typeof hand, slug: string) {
  return holder[deck.card(slug)?.index ?? -1]
}
