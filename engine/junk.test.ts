import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decideGame } from './game'
import type { Game, GameCommand } from './game-state'
import { decide } from './hand'
import type { Hand, HandCommand } from './hand-state'
import { deepFreeze } from './testing/freeze'
import { dealNext, enter, heard, playGame } from './testing/games'
import { ask, DECK, handOf, played } from './testing/hands'

const TEXTS = ['5'.repeat(64), 'alb', '__proto__', 'constructor', '']

/** Anything a stranger could send, and now and then something that means something. */
const junk = fc.oneof(
  fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true }),
  fc.constantFrom<unknown>(...TEXTS, ...DECK.pack, Symbol('card'), Number.NaN, -0),
  fc.integer({ min: -1, max: 60 }),
)

const or = <Sense>(sense: fc.Arbitrary<Sense>) =>
  fc.oneof({ weight: 2, arbitrary: sense }, { weight: 1, arbitrary: junk })
const seat = or(fc.integer({ min: 0, max: 2 }))
const card = or(fc.constantFrom(...DECK.pack))
const bits = or(fc.constant('5'.repeat(64)))

const handCommands = fc.record({
  do: fc.constantFrom('ask', 'thank', 'timeout', 'stop'),
  by: seat,
  of: seat,
  card,
  please: junk,
})
const gameCommands = fc.record({
  do: fc.constantFrom('commit', 'cut', 'cut-for', 'ready', 'ready-for', 'ask', 'thank'),
  secret: bits,
  by: seat,
  of: seat,
  at: or(fc.integer({ min: 1, max: 59 })),
  card,
  please: junk,
  contribution: bits,
})

const shapes = [
  { list: 'shown' },
  { list: 'withdrawn' },
  { courtesy: 'gentle' },
  { bluffing: false },
]
const hands: Hand[] = shapes.flatMap((rules) => {
  const hand = handOf(
    ['lent alb', 'fridays fasts-list amice', '...'],
    rules as Partial<Hand['rules']>,
  )
  return [hand, played(hand, ask(0, 1, 'fridays')), played(hand, { do: 'stop' })]
})

const start = playGame({})
const cutting = heard(start, { do: 'commit', secret: '5'.repeat(64) })
const playing = dealNext(start)
const between = heard(playing, { do: 'stop' })
const readying = heard(between, { do: 'commit', secret: '5'.repeat(64) })
const abandoned = heard(start, { do: 'abandon' })
const games: Game[] = [start, cutting, playing, between, readying, abandoned]

describe('junk in a command', () => {
  it('is answered by a hand, and changes nothing', () => {
    fc.assert(
      fc.property(fc.constantFrom(...hands), handCommands, (hand, command) => {
        const decision = decide(deepFreeze(hand), command as HandCommand)
        expect(decision).toHaveProperty(decision.ok ? 'events' : 'reason')
      }),
      { numRuns: 2000 },
    )
  })

  it('is answered by a game, and what is heard can be kept as JSON', () => {
    let heardOf = 0
    fc.assert(
      fc.property(fc.constantFrom(...games), gameCommands, (game, command) => {
        const decision = decideGame(deepFreeze(game), command as GameCommand)
        if (!decision.ok) return
        heardOf++
        const { events } = enter(game, command as GameCommand)
        expect(JSON.parse(JSON.stringify(events))).toStrictEqual(events)
      }),
      { numRuns: 3000 },
    )
    expect(heardOf).toBeGreaterThan(100)
  })
})
