import { describe, expect, it } from 'vitest'
import { startGame } from './game'
import type { Game, GameCommand, Phase } from './game-state'
import { dealNext, enter, gameRejection, heard, playGame, setupOf } from './testing/games'

const SECRET = 'c0ffee'.padEnd(64, '3')
const COMMIT: GameCommand = { do: 'commit', secret: SECRET }

const committing = playGame({})
const cutting = heard(committing, COMMIT)
const playing = dealNext(committing)
const between = heard(playing, { do: 'stop' })
const readying = heard(between, COMMIT)
const over = heard(dealNext(between), { do: 'stop' })
const abandoned = heard(playing, { do: 'abandon' })

const games: Record<Phase, Game> = { committing, cutting, readying, playing, over, abandoned }

describe('the phases of a game', () => {
  it('follow from what was done', () => {
    for (const [phase, game] of Object.entries(games)) expect(game.phase).toBe(phase)
  })

  it('begin with the first hand, and nobody to deal it', () => {
    expect(committing).toMatchObject({
      number: 1,
      attempt: 1,
      dealer: null,
      secret: null,
      hand: null,
    })
  })

  it('come to no game with a deck that is not there', () => {
    expect(() => startGame(setupOf({ deck: 'constructor' }))).toThrow('no deck "constructor"')
  })
})

describe('the secret of a hand', () => {
  it('is committed to before anybody can cut', () => {
    const { events } = enter(committing, COMMIT)
    expect(events.map(({ type }) => type)).toEqual(['committed'])
    expect(gameRejection(committing, { do: 'cut', by: 0, at: 9 })).toBe('not-now')
    expect(gameRejection(cutting, { do: 'cut', by: 0, at: 9 })).toBeUndefined()
  })

  it('is committed to before anybody can be ready for a later hand', () => {
    expect(gameRejection(between, { do: 'ready', by: 0 })).toBe('not-now')
    expect(gameRejection(readying, { do: 'ready', by: 0 })).toBeUndefined()
  })

  it.each(['', 'c0ffee', SECRET.toUpperCase(), `0x${SECRET.slice(2)}`])('is not %j', (secret) => {
    expect(gameRejection(committing, { do: 'commit', secret })).toBe('not-256-bits')
  })

  it.each(['cutting', 'readying', 'playing'] as const)('is not changed while %s', (phase) => {
    expect(gameRejection(games[phase], COMMIT)).toBe('not-now')
  })

  it('is revealed with the end of its hand', () => {
    const { events } = enter(playing, { do: 'stop' })
    expect(events.at(-1)).toEqual({ type: 'revealed', hand: 1, secret: playing.secret })
    expect(between.past).toMatchObject([{ number: 1, end: 'stopped', secret: playing.secret }])
  })
})

describe('getting ready', () => {
  it('deals the hand when everybody is', () => {
    const two = [0, 2].reduce((game, by) => heard(game, { do: 'ready', by }), readying)
    expect(two).toMatchObject({ phase: 'readying', ready: [true, false, true] })
    const { events } = enter(two, { do: 'ready', by: 1 })
    expect(events[0]).toEqual({ type: 'ready', by: 1, byTable: false })
    expect(events[1]).toMatchObject({ type: 'dealt', hand: 2, dealer: readying.dealer })
  })

  it('is done by the table for one who is away', () => {
    const { events } = enter(readying, { do: 'ready-for', by: 1 })
    expect(events).toEqual([{ type: 'ready', by: 1, byTable: true }])
  })

  it('happens once', () => {
    const game = heard(readying, { do: 'ready', by: 1 })
    expect(gameRejection(game, { do: 'ready', by: 1 })).toBe('already-ready')
    expect(gameRejection(game, { do: 'ready-for', by: 1 })).toBe('already-ready')
  })

  it.each([3, -1, 1.5])('is not for seat %d', (by) => {
    expect(gameRejection(readying, { do: 'ready', by })).toBe('no-such-seat')
    expect(gameRejection(readying, { do: 'ready-for', by })).toBe('no-such-seat')
  })

  it.each(['committing', 'cutting', 'playing'] as const)('is not for now while %s', (phase) => {
    expect(gameRejection(games[phase], { do: 'ready', by: 0 })).toBe('not-now')
    expect(gameRejection(games[phase], { do: 'ready-for', by: 0 })).toBe('not-now')
  })
})

describe('what is done to the hand', () => {
  it('is judged by the rules of the hand', () => {
    const by = playing.hand?.turn ?? -1
    expect(gameRejection(playing, { do: 'thank', by })).toBe('no-thanks-owed')
    expect(gameRejection(playing, { do: 'thank', by: 7 })).toBe('no-such-seat')
  })

  it('is rejected before the first deal, and between hands', () => {
    expect(gameRejection(committing, { do: 'timeout' })).toBe('no-hand-yet')
    expect(gameRejection(cutting, { do: 'stop' })).toBe('no-hand-yet')
    expect(gameRejection(between, { do: 'timeout' })).toBe('hand-is-over')
    expect(gameRejection(readying, { do: 'timeout' })).toBe('hand-is-over')
  })
})

describe('the end of a game', () => {
  it('comes with its last hand, and gives the win to all who share the greatest total', () => {
    const { events } = enter(dealNext(between), { do: 'stop' })
    // Both hands were stopped at once, and nobody was dealt a whole set.
    expect(events.at(-1)).toEqual({ type: 'game-over', totals: [0, 0, 0], places: [1, 1, 1] })
    expect(over).toMatchObject({ number: 2, totals: [0, 0, 0] })
  })
})

describe('a game that is over or abandoned', () => {
  const commands: GameCommand[] = [
    COMMIT,
    { do: 'cut', by: 0, at: 1 },
    { do: 'cut-for', by: 0 },
    { do: 'ready', by: 0 },
    { do: 'ready-for', by: 0 },
    { do: 'deal-anew' },
    { do: 'abandon' },
    { do: 'ask', by: 0, of: 1, card: 'alb', please: true },
    { do: 'thank', by: 0 },
    { do: 'timeout' },
    { do: 'stop' },
  ]
  it.each(commands)('hears nothing more: $do', (command) => {
    expect(gameRejection(over, command)).toBe('game-is-over')
    expect(gameRejection(abandoned, command)).toBe('game-is-over')
  })
})
