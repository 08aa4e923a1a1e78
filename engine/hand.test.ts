import { describe, expect, it } from 'vitest'
import type { HandCommand } from './hand-state'
import { ask, demand, handOf, played, rejection, STOP, TIMEOUT, thank, told } from './testing/hands'

// Seat 2 has the vestments but for the amice in hand; its eight whole sets were laid down at the start.
const DEALT = ['lent advent', 'fridays fasts-list amice', '...']
const guided = handOf(DEALT)
const byMemory = handOf(DEALT, { list: 'withdrawn' })
const noBluffing = handOf(DEALT, { list: 'withdrawn', bluffing: false })
const owing = played(guided, ask(0, 1, 'fridays'))
const owingByMemory = played(byMemory, ask(0, 1, 'fridays'))

describe('step 1 of judging a request', () => {
  it.each([
    [ask(0, 3, 'fridays'), 'no-such-seat'],
    [ask(0, -1, 'fridays'), 'no-such-seat'],
    [ask(3, 1, 'fridays'), 'no-such-seat'],
    [ask(0, 0.5, 'fridays'), 'no-such-seat'],
    [ask(1, 0, 'lent'), 'not-your-turn'],
    [ask(1, 1, 'fridays'), 'not-your-turn'],
    [ask(0, 0, 'lent'), 'asked-yourself'],
    [ask(0, 1, 'surplice'), 'no-such-card'],
    [ask(0, 1, 'fasts'), 'no-such-card'],
    [ask(0, 1, ''), 'no-such-card'],
    [ask(0, 1, 'constructor'), 'no-such-card'],
  ] as const)('rejects %j: %s', (command, reason) => {
    for (const hand of [guided, byMemory, owing]) expect(rejection(hand, command)).toBe(reason)
  })

  it('comes before the lapses of courtesy, which it does not punish', () => {
    expect(rejection(guided, demand(0, 0, 'lent'))).toBe('asked-yourself')
    expect(rejection(owing, demand(0, 1, 'surplice'))).toBe('no-such-card')
    expect(rejection(owing, ask(2, 1, 'fridays'))).toBe('not-your-turn')
  })

  it.each<HandCommand>([ask(1, 0, 'lent'), thank(0), TIMEOUT, STOP])(
    'rejects everything when the hand is over: $do',
    (command) => {
      const whole = played(owing, thank(0), ask(0, 1, 'fasts-list'), thank(0), ask(0, 1, 'amice'))
      expect(rejection(played(guided, STOP), command)).toBe('hand-is-over')
      expect(rejection(played(whole, thank(0), ...vestmentsOf(2, 0)), command)).toBe('hand-is-over')
    },
  )
})

describe('step 2: asking on without "Thank You"', () => {
  it('gives the card back, and the new request is not heard', () => {
    expect(told(owing, ask(0, 1, 'fasts-list'))).toEqual(['forgot-thanks 0 1 fridays', 'turn 1'])
  })

  it('gives it back to the one who gave it, whoever is asked now', () => {
    expect(told(owing, ask(0, 2, 'stole'))).toEqual(['forgot-thanks 0 1 fridays', 'turn 1'])
  })

  it('comes before "Please", rule 9, a safe card and a bluff', () => {
    const lapse = ['forgot-thanks 0 1 fridays', 'turn 1']
    for (const hand of [owing, owingByMemory, played(noBluffing, ask(0, 1, 'fridays'))]) {
      for (const card of ['fasts-list', 'amice', 'baptism', 'fridays', 'lent']) {
        expect(told(hand, ask(0, 1, card))).toEqual(lapse)
        expect(told(hand, demand(0, 1, card))).toEqual(lapse)
      }
    }
  })
})

describe('step 3: no "Please"', () => {
  it('passes the turn; card and player asked are heard by all', () => {
    expect(told(guided, demand(0, 1, 'fridays'))).toEqual(['forgot-please 0 1 fridays', 'turn 1'])
    expect(played(guided, demand(0, 1, 'fridays')).holder).toEqual(guided.holder)
  })

  it.each(['amice', 'baptism', 'lent'])('comes before what is wrong with the card: %s', (card) => {
    for (const hand of [guided, byMemory, noBluffing]) {
      expect(told(hand, demand(0, 1, card))).toEqual([`forgot-please 0 1 ${card}`, 'turn 1'])
    }
  })
})

describe('step 4: no card of that set (rule 9)', () => {
  it('rejects the request at a guided table', () => {
    expect(rejection(guided, ask(0, 1, 'amice'))).toBe('no-card-of-that-set')
    expect(rejection(guided, ask(0, 2, 'amice'))).toBe('no-card-of-that-set')
  })

  it('says at a guided table when the card is safe', () => {
    expect(rejection(guided, ask(0, 2, 'baptism'))).toBe('card-is-safe')
  })

  it('is a mistake by memory where the player asked has the card, and it goes back', () => {
    expect(told(byMemory, ask(0, 1, 'amice'))).toEqual(['mistaken 0 1 amice', 'turn 1'])
    expect(played(byMemory, ask(0, 1, 'amice')).holder).toEqual(byMemory.holder)
  })

  it('goes unnoticed by memory where the player asked has not, but for the mark', () => {
    expect(told(byMemory, ask(0, 2, 'amice'))).toEqual(['unsuccessful 0 2 amice true', 'turn 1'])
    expect(told(byMemory, ask(0, 2, 'baptism'))).toEqual([
      'unsuccessful 0 2 baptism true',
      'turn 1',
    ])
  })

  it('counts only cards in hand: a set of one’s own that is safe entitles to nothing', () => {
    const clareAsks = played(byMemory, TIMEOUT, TIMEOUT)
    expect(told(clareAsks, ask(2, 0, 'baptism'))).toEqual([
      'unsuccessful 2 0 baptism true',
      'turn 0',
    ])
  })

  it('lets the LIST card entitle to a request, and be asked for', () => {
    const bethAsks = played(guided, TIMEOUT)
    expect(told(bethAsks, ask(1, 0, 'lent'))).toEqual(['given 1 0 lent'])
    expect(told(guided, ask(0, 1, 'fasts-list'))).toEqual(['given 0 1 fasts-list'])
  })
})

describe('step 5: an empty hand (rule 10)', () => {
  const dealt = ['', 'fridays fasts-list amice', '...']

  it.each(['fridays', 'amice', 'fasts-list'])('may ask for any card in play: %s', (card) => {
    expect(told(handOf(dealt), ask(0, 1, card))).toEqual([`given 0 1 ${card}`])
    expect(told(handOf(dealt, { list: 'withdrawn' }), ask(0, 1, card))).toEqual([
      `given 0 1 ${card}`,
    ])
  })

  it('may not ask for a safe card: rejected when guided, unsuccessful by memory', () => {
    expect(rejection(handOf(dealt), ask(0, 2, 'baptism'))).toBe('card-is-safe')
    const told10 = told(handOf(dealt, { list: 'withdrawn' }), ask(0, 2, 'baptism'))
    expect(told10).toEqual(['unsuccessful 0 2 baptism', 'turn 1'])
  })

  it('is under rule 9 again with its first card', () => {
    const hand = played(handOf(dealt), ask(0, 1, 'amice'), thank(0))
    expect(rejection(hand, ask(0, 1, 'fridays'))).toBe('no-card-of-that-set')
    expect(told(hand, ask(0, 2, 'stole'))).toEqual(['given 0 2 stole'])
  })

  it('does not count safe sets as a hand', () => {
    expect(
      told(handOf(['fasts-list lent advent fridays', 'amice', '...']), ask(0, 1, 'amice')),
    ).toEqual(['given 0 1 amice'])
  })
})

describe('step 6: a card one holds oneself', () => {
  it('is a bluff where that is allowed', () => {
    expect(told(guided, ask(0, 1, 'lent'))).toEqual(['unsuccessful 0 1 lent', 'turn 1'])
    expect(told(byMemory, ask(0, 1, 'lent'))).toEqual(['unsuccessful 0 1 lent', 'turn 1'])
  })

  it('is rejected where it is not', () => {
    expect(rejection(noBluffing, ask(0, 1, 'lent'))).toBe('you-have-that-card')
    expect(rejection(handOf(DEALT, { bluffing: false }), ask(0, 1, 'lent'))).toBe(
      'you-have-that-card',
    )
  })
})

describe('steps 7 and 8', () => {
  it('give the card, and thanks are owed', () => {
    expect(told(guided, ask(0, 1, 'fridays'))).toEqual(['given 0 1 fridays'])
    expect(owing).toMatchObject({ turn: 0, owed: { to: 1, card: 'fridays' } })
  })

  it('pass the turn where the player asked has not the card', () => {
    expect(told(guided, ask(0, 2, 'fridays'))).toEqual(['unsuccessful 0 2 fridays', 'turn 1'])
  })

  it('pass the turn where the player asked has no card at all', () => {
    const hand = handOf(['lent advent', '', '...'])
    expect(told(hand, ask(0, 1, 'fridays'))).toEqual(['unsuccessful 0 1 fridays', 'turn 1'])
  })
})

describe('a table of two', () => {
  const two = handOf(['lent advent', '...'])

  it('passes the turn to and fro', () => {
    expect(told(two, ask(0, 1, 'lent'))).toEqual(['unsuccessful 0 1 lent', 'turn 1'])
    expect(told(two, TIMEOUT, ask(1, 0, 'fridays'))).toEqual(['unsuccessful 1 0 fridays', 'turn 0'])
  })

  it('has no third seat to ask', () => {
    expect(rejection(two, ask(0, 2, 'fridays'))).toBe('no-such-seat')
  })

  it('is played to its end', () => {
    const hand = played(two, ask(0, 1, 'fridays'), thank(0), ask(0, 1, 'fasts-list'))
    expect(told(hand, thank(0))).toEqual([
      'thanked 0 1 fasts-list',
      'laid 0 fasts',
      'hand-over 4,56',
    ])
  })
})

/** Seat `by` asks seat `of` for all vestments but the amice, with thanks for each. */
function vestmentsOf(of: number, by: number): HandCommand[] {
  const cards = ['vestments-list', 'alb', 'girdle', 'maniple', 'stole', 'chasuble']
  return cards.flatMap((card) => [ask(by, of, card), thank(by)])
}
