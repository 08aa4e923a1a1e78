import { describe, expect, it } from 'vitest'
import { opening, startHand } from './hand'
import { scoresOf, USUAL_RULES } from './hand-state'
import {
  ask,
  DECK,
  dealFrom,
  eventLine,
  handOf,
  played,
  rejection,
  seat,
  TIMEOUT,
  thank,
  told,
} from './testing/hands'

const openingOf = (texts: readonly string[]) =>
  opening(
    startHand({ deck: DECK, rules: USUAL_RULES, dealer: seat(1), dealt: dealFrom(texts) }),
  ).map(eventLine)

describe('sets dealt complete', () => {
  it('are laid down before the first request, seat by seat, by number', () => {
    const feasts = DECK.set('feasts')?.cards.join(' ') ?? ''
    const events = openingOf([
      `${feasts} baptism holy-communion greater-sacraments-list`,
      'lent advent',
      'fridays fasts-list amice',
      '...',
    ])
    expect(events).toEqual([
      'laid 0 greater-sacraments',
      'laid 0 feasts',
      'laid 3 ministers',
      'laid 3 altar-vessels',
      'laid 3 prayer',
      'laid 3 lesser-sacraments',
      'laid 3 parts-of-a-church',
      'laid 3 gifts-of-the-holy-ghost',
    ])
  })

  it('leave the first request to the dealer, who may have no card left', () => {
    const hand = handOf(['lent advent', 'fridays fasts-list', '...'], {}, 2)
    expect(hand).toMatchObject({ turn: 2, dealer: 2 })
    expect(told(hand, ask(2, 0, 'lent'))).toEqual(['given 2 0 lent'])
  })

  it('are all there is, and the hand is over before it begins', () => {
    const events = openingOf(['...', '', ''])
    expect(events).toHaveLength(11)
    expect(events.at(-1)).toBe('hand-over 60,0,0')
    const over = handOf(['...', '', ''])
    expect(over).toMatchObject({ turn: null, end: 'played' })
    expect(rejection(over, TIMEOUT)).toBe('hand-is-over')
  })

  it('may end the hand from several seats', () => {
    const fasts = 'fasts-list lent advent fridays'
    expect(openingOf([fasts, '...']).at(-1)).toBe('hand-over 4,56')
  })
})

describe('laying down', () => {
  const hand = handOf(['lent advent stole', 'fridays fasts-list amice', '...'])
  const owing = played(hand, ask(0, 1, 'fridays'), thank(0), ask(0, 1, 'fasts-list'))

  it('follows the thanks for the last card, not the card', () => {
    expect(owing.safe[0]).toEqual([])
    expect(told(owing, thank(0))).toEqual(['thanked 0 1 fasts-list', 'laid 0 fasts'])
    expect(told(owing, TIMEOUT)).toEqual(['forgot-thanks 0 1 fasts-list', 'turn 1'])
  })

  it('lets the same player ask on, rule 10 applying to an empty hand', () => {
    const laid = played(owing, thank(0))
    expect(laid.turn).toBe(0)
    expect(told(laid, ask(0, 1, 'amice'))).toEqual(['given 0 1 amice'])
    const empty = played(
      handOf(['lent advent', 'fridays fasts-list amice', '...']),
      ask(0, 1, 'fridays'),
      thank(0),
      ask(0, 1, 'fasts-list'),
      thank(0),
    )
    expect(told(empty, ask(0, 1, 'amice'))).toEqual(['given 0 1 amice'])
  })

  it('keeps the order in which sets were laid', () => {
    const two = played(
      handOf(['amice lent advent', 'fridays fasts-list', '...']),
      ...['vestments-list', 'alb', 'girdle', 'maniple', 'stole', 'chasuble'].flatMap((card) => [
        ask(0, 2, card),
        thank(0),
      ]),
      ask(0, 1, 'fridays'),
      thank(0),
    )
    const over = played(two, ask(0, 1, 'fasts-list'), thank(0))
    expect(over.safe[0]).toEqual(['vestments', 'fasts'])
    expect(over.safe[2]?.[0]).toBe('greater-sacraments')
  })

  it('makes a set safe for good: nobody is given a card of it', () => {
    const laid = played(owing, thank(0), ask(0, 1, 'vestments-list'))
    expect(rejection(laid, ask(1, 0, 'lent'))).toBe('card-is-safe')
  })

  it('scores every card of the set, the LIST card too', () => {
    expect(scoresOf(played(owing, thank(0)))[0]).toBe(4)
    expect(scoresOf(owing)[0]).toBe(0)
  })

  it('of the last set ends the hand', () => {
    const last = handOf(['lent advent', 'fridays fasts-list', '...'])
    const over = played(last, ask(0, 1, 'fridays'), thank(0), ask(0, 1, 'fasts-list'))
    expect(told(over, thank(0))).toEqual([
      'thanked 0 1 fasts-list',
      'laid 0 fasts',
      'hand-over 4,0,56',
    ])
    expect(played(over, thank(0))).toMatchObject({ turn: null, end: 'played', owed: null })
  })
})
