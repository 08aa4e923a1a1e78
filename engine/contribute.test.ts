import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cutCard, cutPlaceFor, type Secret } from './fair'
import type { Game, GameCommand } from './game-state'
import { allSeats } from './seat'
import { dealNext, enter, gameRejection, heard, playGame } from './testing/games'
import { DECK, seat } from './testing/hands'

const SECRET = 'c0ffee'.padEnd(64, '5')
const bits = (digit: string) => digit.repeat(64)

const cutting = playGame({}, { do: 'commit', secret: SECRET })
const readying = [{ do: 'stop' }, { do: 'commit', secret: SECRET }].reduce(
  (game, command) => heard(game, command as GameCommand),
  dealNext(playGame({}), SECRET),
)

/** What a seat's contribution is where it sends none, reckoned without the engine. */
const ofTheTable = (by: number) =>
  createHmac('sha256', Buffer.from(SECRET, 'hex')).update(`seat|${by}`).digest('hex')

const contributionsAfter = (game: Game, commands: readonly GameCommand[]) =>
  commands.reduce(heard, game).contributions

describe('what the players add to the shuffle', () => {
  it('comes with their ready, and for those who send none from the secret', () => {
    const commands: GameCommand[] = [
      { do: 'ready', by: 2, contribution: bits('c') },
      { do: 'ready', by: 0 },
      { do: 'ready-for', by: 1 },
    ]
    const all = [ofTheTable(0), ofTheTable(1), bits('c')]
    expect(contributionsAfter(readying, commands)).toEqual(all)
    expect(commands.reduce(heard, readying)).toMatchObject({ phase: 'playing', number: 2 })
  })

  it('comes with their cut for the first hand, and is published with the deal', () => {
    const { events } = enter(cutting, { do: 'cut', by: 1, at: 9, contribution: bits('b') })
    expect(events[0]).toEqual({ type: 'contributed', by: 1, contribution: bits('b') })
    const cut = heard(cutting, { do: 'cut', by: 1, at: 9, contribution: bits('b') })
    const dealt = [0, 2].reduce((game, by) => heard(game, { do: 'cut-for', by }), cut)
    expect(dealt.phase).toBe('playing')
    expect(dealt.contributions).toEqual([ofTheTable(0), bits('b'), ofTheTable(2)])
  })

  it('counts the first time only, when a tie makes them cut again', () => {
    const tied = tie(['a', 'b', 'c'])
    expect(tied).toMatchObject({ phase: 'cutting', round: 2 })
    const again: GameCommand = { do: 'cut', by: 0, at: 1, contribution: bits('d') }
    expect(enter(tied, again).events.map(({ type }) => type)).not.toContain('contributed')
    expect(heard(tied, again).contributions).toEqual(['a', 'b', 'c'].map(bits))
  })

  it('may come with a later cut, where the first had none', () => {
    const later: GameCommand = { do: 'cut', by: 0, at: 1, contribution: bits('d') }
    expect(heard(tie([]), later).contributions).toEqual([bits('d'), null, null])
  })

  it('is 256 bits, or the whole command is rejected', () => {
    const game = heard(readying, { do: 'ready', by: 1 })
    expect(gameRejection(game, { do: 'ready', by: 0, contribution: 'abc' })).toBe('not-256-bits')
    expect(gameRejection(game, { do: 'ready', by: 0, contribution: bits('F') })).toBe(
      'not-256-bits',
    )
  })

  it('is not asked for twice', () => {
    const game = heard(readying, { do: 'ready', by: 1, contribution: bits('b') })
    const again: GameCommand = { do: 'ready', by: 1, contribution: bits('c') }
    expect(gameRejection(game, again)).toBe('already-ready')
  })
})

describe('the order in which they come', () => {
  const seats = allSeats(3)
  const orders = fc.shuffledSubarray(seats, { minLength: 3 })
  const additions = fc.tuple(...seats.map(() => fc.constantFrom(...['', 'a', 'b'])))

  it('makes no difference to the deal: ready', () => {
    const ready = (by: number, digit = ''): GameCommand =>
      digit === '' ? { do: 'ready', by } : { do: 'ready', by, contribution: bits(digit) }
    fc.assert(
      fc.property(additions, orders, (added, order) => {
        const inOrder = order.map((by) => ready(by, added[by]))
        const clockwise = seats.map((by) => ready(by, added[by]))
        const { hand } = inOrder.reduce(heard, readying)
        expect(hand?.dealt).toEqual(clockwise.reduce(heard, readying).hand?.dealt)
      }),
    )
  })

  it('makes no difference to the deal: cut', () => {
    const cut = (by: number, digit = ''): GameCommand => {
      const at = cutPlaceFor(DECK, SECRET as Secret, { round: 1, by: seat(by) })
      return digit === '' ? { do: 'cut', by, at } : { do: 'cut', by, at, contribution: bits(digit) }
    }
    fc.assert(
      fc.property(additions, orders, (added, order) => {
        const inOrder = order.map((by) => cut(by, added[by])).reduce(heard, cutting)
        const clockwise = seats.map((by) => cut(by, added[by])).reduce(heard, cutting)
        expect(inOrder.phase).toBe('playing')
        expect(inOrder.hand).toEqual(clockwise.hand)
      }),
    )
  })
})

/** Three seats that have all cut the number 5, each adding its digit 64 times, or nothing. */
function tie(digits: readonly string[]): Game {
  return allSeats(3).reduce((game, by) => {
    const at = DECK.pack.findIndex((_, lifted) => {
      const card = lifted > 0 && cutCard(DECK, SECRET as Secret, { round: 1, by }, lifted)
      return DECK.card(card)?.set.number === 5
    })
    const digit = digits[by]
    return heard(game, { do: 'cut', by, at, ...(digit ? { contribution: bits(digit) } : {}) })
  }, cutting)
}
