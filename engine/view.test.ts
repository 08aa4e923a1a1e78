import { describe, expect, it } from 'vitest'
import type { GameEvent } from './game-state'
import type { Hand } from './hand-state'
import { dealNext, playGame } from './testing/games'
import { ask, card, handOf, played, seat, thank } from './testing/hands'
import {
  type EventView,
  type GameView,
  type HandView,
  type Viewer,
  view,
  viewHand,
  viewOf,
} from './view'

const AGNES: Viewer = { kind: 'seat', seat: seat(0) }
const BETH: Viewer = { kind: 'seat', seat: seat(1) }
const SPECTATOR: Viewer = { kind: 'spectator' }
const REVIEWER: Viewer = { kind: 'reviewer' }

// Seat 2 was dealt nine sets complete; the fasts are in play.
const start = handOf(['lent advent', 'fridays fasts-list', '...'])
const owing = played(start, ask(0, 1, 'fridays'))
const over = played(owing, thank(0), ask(0, 1, 'fasts-list'), thank(0))

/** What is the same for all who look on. */
function shared({ safe, rules }: Hand) {
  return { deck: 'traditional', rules, dealer: 0, safe }
}

describe('a running hand', () => {
  const seenByAll = {
    ...shared(owing),
    turn: 0,
    owed: { to: 1, card: 'fridays' },
    end: null,
    counts: [3, 1, 0],
    scores: [0, 0, 56],
    open: null,
  }

  it('shows a seat its own cards, in the order of the pack', () => {
    expect(viewHand(owing, AGNES)).toStrictEqual({
      ...seenByAll,
      seat: 0,
      cards: ['lent', 'advent', 'fridays'],
    })
    expect(viewHand(owing, BETH)).toStrictEqual({ ...seenByAll, seat: 1, cards: ['fasts-list'] })
  })

  it.each([SPECTATOR, REVIEWER])('shows no cards in hand to a $kind', (viewer) => {
    expect(viewHand(owing, viewer)).toStrictEqual({ ...seenByAll, seat: null, cards: null })
  })
})

describe('a hand that is over', () => {
  it.each([AGNES, BETH, SPECTATOR, REVIEWER])('is open to all: $kind', (viewer) => {
    const seen = viewHand(over, viewer)
    expect(seen.open).toStrictEqual({ dealt: start.dealt, cards: [[], [], []] })
    expect(seen.scores).toEqual([4, 0, 56])
    expect(seen.end).toBe('played')
  })

  it('is open when it was stopped, with the cards left in hand', () => {
    const stopped = played(start, { do: 'stop' })
    expect(viewHand(stopped, SPECTATOR).open?.cards).toEqual([
      ['lent', 'advent'],
      ['fasts-list', 'fridays'],
      [],
    ])
  })
})

describe('events', () => {
  const asked = { by: seat(0), of: seat(1), card: card('alb') }
  const dealt: GameEvent = {
    type: 'dealt',
    hand: 1,
    dealer: seat(0),
    list: 'shown',
    contributions: [],
    dealt: start.dealt,
  }

  it('show a deal as own cards and counts', () => {
    const { dealt: _, ...rest } = dealt
    const counts = [2, 2, 56]
    expect(viewOf(dealt, AGNES)).toStrictEqual({ ...rest, cards: ['lent', 'advent'], counts })
    expect(viewOf(dealt, SPECTATOR)).toStrictEqual({ ...rest, cards: null, counts })
  })

  it.each([
    'given',
    'thanked',
    'mistaken',
    'forgot-please',
    'forgot-thanks',
    'unsuccessful',
  ] as const)('show %s to all as it is', (type) =>
    expect(viewOf({ type, ...asked }, SPECTATOR)).toStrictEqual({ type, ...asked }),
  )
})

describe('a game', () => {
  it('has a commitment before anybody cuts, and no secret', () => {
    const seen = view(playGame({}, { do: 'commit', secret: '5'.repeat(64) }), AGNES)
    expect(seen.commitment).toMatch(/^[0-9a-f]{64}$/)
    expect(seen).toMatchObject({ phase: 'cutting', secret: null, hand: null, dealer: null })
  })
})

describe('the hand in a game', () => {
  it('is seen as by itself', () => {
    const game = dealNext(playGame({}))
    for (const viewer of [AGNES, BETH, SPECTATOR, REVIEWER]) {
      expect(view(game, viewer).hand).toStrictEqual(game.hand && viewHand(game.hand, viewer))
    }
  })
})

/** A view's own keys without the mark. */
type Plain<View> = { [Key in keyof View as Key extends string ? Key : never]: View[Key] }

describe('a view', () => {
  it('is made by no object literal, however complete', () => {
    const hand: Plain<HandView> = viewHand(start, AGNES)
    // @ts-expect-error Only view.ts can set the mark.
    const forgedHand: HandView = { ...hand, cards: start.dealt.flat() }
    expect(Object.keys(forgedHand)).toEqual(Object.keys(hand))

    const game: Plain<GameView> = view(playGame({}), AGNES)
    // @ts-expect-error Only view.ts can set the mark.
    const forgedGame: GameView = { ...game, seat: seat(2) }
    expect(Object.keys(forgedGame)).toEqual(Object.keys(game))

    const event: Plain<EventView> & GameEvent = { type: 'turn', to: seat(1) }
    // @ts-expect-error Only view.ts can set the mark.
    const forgedEvent: EventView = { ...event }
    expect(forgedEvent).toEqual(viewOf(event, AGNES))
  })
})
