import { describe, expect, it } from 'vitest'
import { contributionFor, cutCard, cutPlaceFor, type Secret } from './fair'
import type { GameCommand, GameEvent } from './game-state'
import { allSeats } from './seat'
import { enter, gameRejection, heard, playGame } from './testing/games'
import { DECK, seat } from './testing/hands'
import { randomFrom } from './testing/random'

const secret = 'c0ffee'.padEnd(64, '2') as Secret
const cutting = playGame({ seats: 4 }, { do: 'commit', secret })

/** A cut by which the seat gets a card of this number. */
function cut(by: number, number: number, round = 1): GameCommand {
  for (let at = 1; at < DECK.pack.length; at++) {
    const card = DECK.card(cutCard(DECK, secret, { round, by: seat(by) }, at))
    if (card?.set.number === number) return { do: 'cut', by, at }
  }
  throw new Error(`no card of number ${number} in this pack`)
}

const typesOf = (events: readonly GameEvent[]) => events.map(({ type }) => type)

describe('cutting for deal', () => {
  it('waits until everybody has cut', () => {
    const game = [cut(0, 3), cut(2, 10), cut(3, 9)].reduce(heard, cutting)
    expect(game).toMatchObject({ phase: 'cutting', dealer: null, hand: null })
  })

  it.each([
    { dealer: 0, numbers: [10, 9, 8, 7] },
    { dealer: 1, numbers: [1, 4, 3, 3] },
    { dealer: 3, numbers: [8, 8, 8, 9] },
  ])('makes seat $dealer the dealer after $numbers', ({ dealer, numbers }) => {
    const game = numbers.map((number, by) => cut(by, number)).reduce(heard, cutting)
    expect(game).toMatchObject({ phase: 'playing', dealer, hand: { dealer, turn: dealer } })
  })

  it('shows each card cut to all, and deals with the last', () => {
    const game = [cut(0, 3), cut(1, 2), cut(2, 1)].reduce(heard, cutting)
    const { events } = enter(game, cut(3, 4))
    expect(typesOf(events).slice(0, 2)).toEqual(['cut', 'dealt'])
    const [shown] = events
    expect(shown).toMatchObject({ round: 1, by: 3, byTable: false })
    expect(shown?.type === 'cut' && DECK.card(shown.card)?.set.number).toBe(4)
  })

  it('does not ask in which order they cut', () => {
    const cuts = [cut(0, 6), cut(1, 2), cut(2, 9), cut(3, 4)]
    const deals = [cuts, cuts.toReversed()].map((order) => order.reduce(heard, cutting).hand?.dealt)
    expect(deals[0]).toEqual(deals[1])
  })
})

describe('a tie', () => {
  const tied = [cut(3, 9), cut(0, 9), cut(1, 8), cut(2, 9)].reduce(heard, cutting)

  it('lets those who share the highest number cut again, and only them', () => {
    expect(tied).toMatchObject({ phase: 'cutting', round: 2, among: [0, 2, 3], dealer: null })
    expect(gameRejection(tied, cut(1, 5, 2))).toBe('out-of-the-cut')
    expect(gameRejection(tied, { do: 'cut-for', by: 1 })).toBe('out-of-the-cut')
  })

  it('is decided by the next round, from fresh packs', () => {
    const game = [cut(2, 2, 2), cut(3, 5, 2), cut(0, 4, 2)].reduce(heard, tied)
    expect(game).toMatchObject({ phase: 'playing', dealer: 3 })
    expect(game.cuts.map(({ round }) => round)).toEqual([1, 1, 1, 1, 2, 2, 2])
  })

  it('may be followed by a tie, and by another', () => {
    const second = [cut(0, 7, 2), cut(2, 7, 2), cut(3, 6, 2)].reduce(heard, tied)
    expect(second).toMatchObject({ round: 3, among: [0, 2] })
    const third = [cut(2, 1, 3), cut(0, 1, 3)].reduce(heard, second)
    expect(third).toMatchObject({ round: 4, among: [0, 2] })
    expect([cut(0, 1, 4), cut(2, 3, 4)].reduce(heard, third)).toMatchObject({ dealer: 2 })
  })

  it('of all goes on with all', () => {
    const all = [0, 1, 2, 3].map((by) => cut(by, 5)).reduce(heard, cutting)
    expect(all).toMatchObject({ round: 2, among: [0, 1, 2, 3] })
  })

  it('of three is met by the table, too, where it cuts for them', () => {
    const random = randomFrom(1)
    for (;;) {
      const start = playGame({ seats: 3 }, { do: 'commit', secret: random.bits() })
      const game = allSeats(3).reduce((now, by) => heard(now, { do: 'cut-for', by }), start)
      if (game.phase === 'playing' || game.among.length < 3) continue
      expect(new Set(game.cuts.map(({ card }) => DECK.card(card)?.set)).size).toBe(1)
      break
    }
  })
})

describe('a cut for somebody', () => {
  it("is at the table's own place", () => {
    const { events } = enter(cutting, { do: 'cut-for', by: 2 })
    const at = cutPlaceFor(DECK, secret, { round: 1, by: seat(2) })
    const card = cutCard(DECK, secret, { round: 1, by: seat(2) }, at)
    expect(events).toEqual([{ type: 'cut', round: 1, by: 2, at, card, byTable: true }])
  })

  it('adds nothing to the shuffle', () => {
    const { among } = cutting
    const game = among.reduce((now, by) => heard(now, { do: 'cut-for', by }), cutting)
    expect(game.phase).toBe('playing')
    expect(game.contributions).toEqual(among.map((each) => contributionFor(secret, each)))
  })
})

describe('a cut is rejected', () => {
  it.each([0, 60, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('at the place %d', (at) => {
    expect(gameRejection(cutting, { do: 'cut', by: 0, at })).toBe('no-such-place-in-the-pack')
  })

  it.each([4, -1, 0.5])('by the seat %d', (by) => {
    expect(gameRejection(cutting, { do: 'cut', by, at: 1 })).toBe('no-such-seat')
    expect(gameRejection(cutting, { do: 'cut-for', by })).toBe('no-such-seat')
  })

  it('when the seat has cut in this round', () => {
    const game = heard(cutting, cut(0, 5))
    expect(gameRejection(game, { do: 'cut', by: 0, at: 1 })).toBe('already-cut')
    expect(gameRejection(game, { do: 'cut-for', by: 0 })).toBe('already-cut')
  })

  it('with a contribution that is not 256 bits', () => {
    expect(gameRejection(cutting, { do: 'cut', by: 0, at: 1, contribution: 'ff' })).toBe(
      'not-256-bits',
    )
  })

  it('before the secret is committed to, and once the deal is decided', () => {
    expect(gameRejection(playGame({}), { do: 'cut', by: 0, at: 1 })).toBe('not-now')
    const dealt = [cut(0, 6), cut(1, 2), cut(2, 9), cut(3, 4)].reduce(heard, cutting)
    expect(gameRejection(dealt, { do: 'cut', by: 0, at: 1 })).toBe('not-now')
    expect(gameRejection(dealt, { do: 'cut-for', by: 0 })).toBe('not-now')
  })
})
