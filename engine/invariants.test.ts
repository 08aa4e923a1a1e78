import { describe, expect, it } from 'vitest'
import type { Hand } from './hand-state'
import { brokenInvariants } from './invariants'
import { ask, card, handOf, played, seat, thank } from './testing/hands'

// Seat 2 was dealt nine sets complete; the fasts are in play.
const hand = handOf(['lent advent', 'fridays fasts-list', '...'])
const owing = played(hand, ask(0, 1, 'fridays'))
const over = played(owing, thank(0), ask(0, 1, 'fasts-list'), thank(0))

const broken = (sound: Hand, change: Partial<Hand>) => brokenInvariants({ ...sound, ...change })
const lent = hand.deck.card('lent')?.index ?? -1

describe('brokenInvariants', () => {
  it('finds nothing in sound hands', () => {
    expect([hand, owing, over].flatMap((sound) => brokenInvariants(sound))).toEqual([])
  })

  it('finds a card that is nowhere', () => {
    const holder = hand.holder.with(lent, seat(9))
    expect(broken(hand, { holder })).toEqual(['lent is nowhere'])
  })

  it('finds a place too many', () => {
    const holder = [...hand.holder, seat(0)]
    expect(broken(hand, { holder })).toEqual(['61 cards have a place'])
  })

  it('finds a deal with a card twice', () => {
    const dealt = [[card('lent')], ...hand.dealt.slice(1)]
    expect(broken(hand, { dealt })).toEqual(['the deal was not the whole pack, each card once'])
  })

  it('finds a safe set that is not whole', () => {
    const baptism = hand.deck.card('baptism')?.index ?? -1
    const holder = hand.holder.with(baptism, seat(0))
    expect(broken(hand, { holder })).toEqual(['greater-sacraments is laid down and not whole'])
  })

  it('finds a set that lies before two seats, or before none', () => {
    const [, second = [], third = []] = hand.safe
    expect(
      broken(hand, { safe: [['fasts'], second, third].map((sets) => sets as typeof third) }),
    ).toEqual(['fasts lies before 1 seats'])
    expect(broken(hand, { safe: [[], [], third.slice(1)] })).toEqual([
      'greater-sacraments lies before 0 seats',
      'greater-sacraments is laid down and not whole',
    ])
  })

  it('finds a whole set in hand, once all events of a command are applied', () => {
    const whole = { ...hand, holder: played(owing, thank(0), ask(0, 1, 'fasts-list')).holder }
    expect(brokenInvariants(whole)).toEqual(['fasts is whole and not laid down'])
    expect(brokenInvariants(whole, false)).toEqual([])
  })

  it('finds a turn after the end, and no turn before it', () => {
    expect(broken(over, { turn: seat(0) })).toEqual(['a turn and an end'])
    expect(broken(hand, { turn: null })).toEqual(['a turn and an end'])
  })

  it('finds the turn of a seat that is not there', () => {
    expect(broken(hand, { turn: seat(3) })).toEqual(['the turn of seat 3'])
  })

  it('finds thanks owed to oneself, for a card not in hand, or at a gentle table', () => {
    const fridays = card('fridays')
    expect(broken(owing, { owed: { to: seat(0), card: fridays } })).toEqual([
      'thanks owed to seat 0',
    ])
    expect(broken(hand, { owed: { to: seat(1), card: fridays } })).toEqual([
      "thanks owed for fridays, which the asker hasn't in hand",
    ])
    expect(broken(owing, { rules: { ...owing.rules, courtesy: 'gentle' } })).toEqual([
      'thanks owed at a gentle table',
    ])
  })

  it('finds a hand played out without every card scored', () => {
    expect(broken(hand, { end: 'played', turn: null })).toEqual(['scores add up to 56 of 60'])
  })
})
