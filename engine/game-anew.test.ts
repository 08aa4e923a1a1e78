import { describe, expect, it } from 'vitest'
import type { Game } from './game-state'
import { dealNext, enter, gameRejection, heard, playGame } from './testing/games'
import { view } from './view'

const committing = playGame({})
const secret = 'c0ffee'.padEnd(64, '4')
const cutting = heard(heard(committing, { do: 'commit', secret }), { do: 'cut', by: 0, at: 30 })
const playing = dealNext(committing, secret)
const between = heard(playing, { do: 'stop' })
const readying = heard(heard(between, { do: 'commit', secret }), { do: 'ready', by: 1 })
const second = dealNext(between, secret)

describe('dealing anew', () => {
  it.each<[string, Game]>([
    ['cutting', cutting],
    ['readying', readying],
    ['playing', second],
  ])('while %s shows the secret and that it was done', (_, game) => {
    const { number: hand } = game
    const { events } = enter(game, { do: 'deal-anew' })
    expect(events).toEqual([{ type: 'dealt-anew', hand, attempt: 1, secret }])
  })

  it.each<[string, Game]>([
    ['cutting', cutting],
    ['readying', readying],
    ['playing', second],
  ])('while %s begins this hand again, with nothing left of the deal', (_, game) => {
    const again = heard(game, { do: 'deal-anew' })
    expect(again).toMatchObject({ phase: 'committing', number: game.number, attempt: 2 })
    expect(again).toMatchObject({ secret: null, commitment: null, cuts: [], hand: null })
    expect(again.contributions).toEqual([null, null, null])
    expect(again.ready).toEqual([false, false, false])
    expect(again.totals).toEqual(game.totals)
    expect(again.past).toEqual(game.past)
  })

  it('counts each attempt, and says so with the commitment', () => {
    const twice = heard(dealNext(heard(second, { do: 'deal-anew' })), { do: 'deal-anew' })
    expect(twice.attempt).toBe(3)
    const { events } = enter(twice, { do: 'commit', secret })
    expect(events).toMatchObject([{ type: 'committed', hand: 2, attempt: 3 }])
  })

  it('is told of the hand in the end, and the next hand begins with its first attempt', () => {
    const again = dealNext(heard(playing, { do: 'deal-anew' }))
    const ended = heard(again, { do: 'stop' })
    expect(ended.past).toMatchObject([{ number: 1, attempt: 2 }])
    expect(ended).toMatchObject({ number: 2, attempt: 1 })
  })

  it('of a hand not yet cut for lets everybody cut again', () => {
    const again = heard(heard(cutting, { do: 'deal-anew' }), { do: 'commit', secret })
    expect(again).toMatchObject({ phase: 'cutting', round: 1, among: [0, 1, 2], cuts: [] })
  })

  it('keeps the dealer once the cut was decided', () => {
    const again = heard(heard(playing, { do: 'deal-anew' }), { do: 'commit', secret })
    expect(again).toMatchObject({ phase: 'readying', dealer: playing.dealer })
  })

  it('is rejected where nothing is prepared', () => {
    expect(gameRejection(committing, { do: 'deal-anew' })).toBe('not-now')
    expect(gameRejection(between, { do: 'deal-anew' })).toBe('not-now')
  })
})

describe('abandoning a game', () => {
  it.each<[string, Game]>([
    ['committing', committing],
    ['cutting', cutting],
    ['readying', readying],
    ['playing', playing],
  ])('while %s ends it, and tells its secret', (_, game) => {
    const { events, states } = enter(game, { do: 'abandon' })
    expect(events).toEqual([{ type: 'abandoned', hand: game.number, secret: game.secret }])
    expect(states.at(-1)).toMatchObject({
      phase: 'abandoned',
      totals: game.totals,
      past: game.past,
    })
  })

  it('stops the hand that was played, and opens it', () => {
    const abandoned = heard(playing, { do: 'abandon' })
    expect(abandoned.hand).toMatchObject({ end: 'stopped', turn: null, owed: null })
    const seen = view(abandoned, { kind: 'spectator' })
    expect(seen).toMatchObject({ secret, hand: { open: { dealt: playing.hand?.dealt } } })
  })
})
