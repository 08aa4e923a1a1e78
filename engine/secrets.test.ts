import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { evolveGame } from './game'
import type { Game, GameEvent } from './game-state'
import { allSeats } from './seat'
import type { Entry } from './testing/games'
import { playedGames } from './testing/played'
import { randomFrom } from './testing/random'
import { type Moment, momentsOf } from './testing/twins'
import { type Viewer, view, viewOf } from './view'

const games = [...playedGames(9, 3000)]

const viewersOf = ({ setup }: Game): Viewer[] => [
  { kind: 'spectator' },
  { kind: 'reviewer' },
  ...allSeats(setup.seats).map((seat): Viewer => ({ kind: 'seat', seat })),
]

/** Whether the secret of this moment is still nobody's: its hand is prepared or runs. */
function isSecret({ phase, hand }: Game): boolean {
  return ['cutting', 'readying'].includes(phase) || (phase === 'playing' && hand?.end === null)
}

const momentsIn = (entries: readonly Entry[]) => entries.flatMap(momentsOf)

describe('the secret of a hand', () => {
  it('is in no view and no event while the hand is prepared or runs', () => {
    let moments = 0
    for (const { entries, random } of games) {
      for (const { event, game } of momentsIn(entries)) {
        if (!isSecret(game) || game.secret === null) continue
        moments++
        const viewer = random.pick(viewersOf(game))
        const seen = JSON.stringify([view(game, viewer), viewOf(event, viewer)])
        if (seen.includes(game.secret)) expect.fail(`${viewer.kind} sees it at ${event.type}`)
      }
    }
    expect(moments).toBeGreaterThan(3000)
  })

  it('is there for all once the hand is over, with every hand as dealt and as left', () => {
    let over = 0
    for (const { event, game } of games.flatMap(({ entries }) => momentsIn(entries))) {
      if (event.type !== 'revealed') continue
      over++
      for (const viewer of viewersOf(game)) {
        const { secret, hand, contributions } = view(game, viewer)
        expect(secret).toBe(event.secret)
        expect(hand?.open?.dealt).toEqual(game.hand?.dealt)
        expect(hand?.open?.cards.flat().length).toBe(
          hand?.counts.reduce((sum, count) => sum + count),
        )
        expect(contributions).toEqual(game.contributions)
      }
    }
    expect(over).toBeGreaterThan(20)
  })
})

describe('what others add to the shuffle', () => {
  it('is kept from a viewer until the deal, and then shown', () => {
    let kept = 0
    for (const { event, game } of games.flatMap(({ entries }) => momentsIn(entries))) {
      for (const viewer of viewersOf(game)) {
        const own = viewer.kind === 'seat' ? viewer.seat : null
        if (event.type === 'contributed') {
          const seen = JSON.stringify([view(game, viewer), viewOf(event, viewer)])
          expect(seen.includes(event.contribution)).toBe(event.by === own)
          if (event.by !== own) kept++
        }
        if (event.type === 'dealt') {
          expect(view(game, viewer).contributions).toEqual(event.contributions)
          expect(viewOf(event, viewer)).toHaveProperty('contributions', event.contributions)
        }
      }
    }
    expect(kept).toBeGreaterThan(100)
  })
})

describe('preparations that differ in the secret and in what others add', () => {
  /** The log as it would be with another secret and other additions by all but the viewer. */
  function another(event: GameEvent, viewer: Viewer): GameEvent {
    const bits = randomFrom(1).bits()
    if (event.type === 'committed') return { ...event, secret: bits as typeof event.secret }
    const isOwn = viewer.kind === 'seat' && 'by' in event && event.by === viewer.seat
    if (event.type !== 'contributed' || isOwn) return event
    return { ...event, contribution: bits as typeof event.contribution }
  }

  it('look the same', () => {
    let moments = 0
    for (const { entries } of games) {
      const [first] = entries
      for (const viewer of first ? viewersOf(first.before) : []) {
        let other = first?.before
        for (const { event, game } of preparations(entries)) {
          const otherEvent = another(event, viewer)
          other = other && evolveGame(other, otherEvent)
          moments++
          expect(other && view(other, viewer)).toStrictEqual(view(game, viewer))
          expect(viewOf(otherEvent, viewer)).toStrictEqual(viewOf(event, viewer))
          if (event.type === 'committed') expect(isDeepStrictEqual(other, game)).toBe(false)
        }
      }
    }
    expect(moments).toBeGreaterThan(500)
  })

  /** All moments before the first deal. */
  function preparations(entries: readonly Entry[]): Moment[] {
    const moments = momentsIn(entries)
    return moments.slice(
      0,
      moments.findIndex(({ event }) => event.type === 'dealt'),
    )
  }
})

describe('the mark of a mistake that nobody noticed', () => {
  it('is seen by reviewers only, and only once the hand is over', () => {
    const marked = games.flatMap(({ entries }) =>
      momentsIn(entries).filter(({ event }) => event.type === 'unsuccessful' && event.mistaken),
    )
    expect(marked.length).toBeGreaterThan(20)
    for (const { event, game } of marked) {
      for (const viewer of viewersOf(game)) {
        expect(viewOf(event, viewer)).not.toHaveProperty('mistaken')
        const sees = viewer.kind === 'reviewer'
        expect(Object.hasOwn(viewOf(event, viewer, true), 'mistaken')).toBe(sees)
      }
    }
  })
})
