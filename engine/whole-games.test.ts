import { describe, expect, it } from 'vitest'
import { evolveGame, startGame } from './game'
import type { Game, GameEvent } from './game-state'
import { brokenInvariants } from './invariants'
import { placesOf } from './places'
import { leftOf } from './seat'
import { rulesOf } from './setup'
import { finalOf, type PlayedGame, playedGames } from './testing/played'

const games = [...playedGames(27)]

const eventsOf = ({ entries }: PlayedGame): GameEvent[] => entries.flatMap(({ events }) => events)

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

describe('games by random commands, every state frozen', () => {
  it('are played out, for two to ten seats and with every option', () => {
    const played = games.filter((game) => finalOf(game).phase === 'over')
    expect(played.length).toBeGreaterThan(15)
    const seen = new Set(
      played.flatMap((game) => {
        const { past, setup } = finalOf(game)
        return [
          `${setup.seats} seats`,
          setup.courtesy,
          setup.bluffing ? 'bluffing' : 'no bluffing',
          typeof setup.list === 'string' ? setup.list : 'shown, then withdrawn',
          ...past.map(({ end }) => end),
          ...past.map(({ attempt }) => (attempt > 1 ? 'dealt anew' : 'dealt once')),
        ]
      }),
    )
    expect([...seen].sort()).toEqual(
      [
        ...[2, 3, 4, 5, 6, 7, 8, 9, 10].map((seats) => `${seats} seats`),
        ...['strict', 'gentle', 'bluffing', 'no bluffing'],
        ...['shown', 'withdrawn', 'shown, then withdrawn'],
        ...['played', 'stopped', 'dealt anew', 'dealt once'],
      ].sort(),
    )
  })

  it('come upon every event there is', () => {
    const types = new Set(games.flatMap((game) => eventsOf(game).map(({ type }) => type)))
    expect([...types].sort()).toEqual([
      'abandoned',
      'committed',
      'contributed',
      'cut',
      'cut-again',
      'dealt',
      'dealt-anew',
      'forgot-please',
      'forgot-thanks',
      'game-over',
      'given',
      'hand-over',
      'laid',
      'mistaken',
      'ready',
      'revealed',
      'stopped',
      'thanked',
      'timeout',
      'turn',
      'unsuccessful',
    ])
  })

  it('never have an unsound hand, after any event', () => {
    for (const { entries, seed } of games) {
      for (const { before, states, command } of entries) {
        let known = before.hand
        for (const [index, { hand }] of states.entries()) {
          const isLast = index === states.length - 1
          const faults = hand && (hand !== known || isLast) ? brokenInvariants(hand, isLast) : []
          if (faults.length > 0) expect.fail(`seed ${seed}, ${JSON.stringify(command)}: ${faults}`)
          known = hand
        }
      }
    }
  })

  it('change nothing by a command that is rejected', () => {
    const rejected = games.flatMap(({ entries }) => entries.filter((entry) => entry.rejection))
    expect(rejected.length).toBeGreaterThan(500)
    for (const { states, events } of rejected) expect([...states, ...events]).toEqual([])
  })

  it('are the same when their log is folded', () => {
    for (const game of games) {
      const final = finalOf(game)
      const log = JSON.parse(JSON.stringify(eventsOf(game))) as GameEvent[]
      expect(log.reduce(evolveGame, startGame(final.setup))).toStrictEqual(final)
    }
  })

  it('score every card of a hand played out, and no more of one that was stopped', () => {
    for (const { past, deck } of games.map(finalOf)) {
      for (const { end, scores } of past) {
        if (end === 'played') expect(sum(scores)).toBe(deck.pack.length)
        else expect(sum(scores)).toBeLessThanOrEqual(deck.pack.length)
      }
    }
  })

  it('add the scores up to totals', () => {
    for (const { past, totals } of games.map(finalOf)) {
      expect(totals).toEqual(
        totals.map((_, seat) => sum(past.map(({ scores }) => scores[seat] ?? 0))),
      )
    }
  })

  it('end with their totals and places', () => {
    for (const game of games) {
      const over = eventsOf(game).find((event) => event.type === 'game-over')
      const { phase, totals } = finalOf(game)
      expect(over).toEqual(
        phase === 'over' ? { type: 'game-over', totals, places: placesOf(totals) } : undefined,
      )
    }
  })

  it('pass the deal to the left', () => {
    for (const { past, setup } of games.map(finalOf)) {
      for (const [index, { dealer }] of past.slice(1).entries()) {
        const before = past[index]
        expect(before && leftOf(before.dealer, setup.seats)).toBe(dealer)
      }
    }
  })

  it('show and withdraw the list hand by hand', () => {
    const withdrawnAfter = new Set<string>()
    for (const game of games) {
      const { setup } = finalOf(game)
      for (const event of eventsOf(game)) {
        if (event.type !== 'dealt') continue
        expect(event.list).toBe(listIn(setup.list, event.hand))
        expect(rulesOf(setup, event.hand).list).toBe(event.list)
        if (typeof setup.list === 'object') withdrawnAfter.add(event.list)
      }
    }
    expect([...withdrawnAfter].sort()).toEqual(['shown', 'withdrawn'])
  })
})

function listIn(list: Game['setup']['list'], hand: number): 'shown' | 'withdrawn' {
  if (typeof list === 'string') return list
  return hand <= list.shownFor ? 'shown' : 'withdrawn'
}
