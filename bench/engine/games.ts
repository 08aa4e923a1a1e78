import { createHash } from 'node:crypto'
import type { Card } from '../../engine/deck'
import { decideGame, evolveGame, startGame } from '../../engine/game'
import type { Game, GameCommand, GameEvent } from '../../engine/game-state'
import type { HandCommand, HandEvent } from '../../engine/hand-state'
import { allSeats, type Seat } from '../../engine/seat'
import type { GameSetup } from '../../engine/setup'
import { wordsFrom } from '../../engine/shuffle'
import { choose, type Heard, hear } from './player'

/** A game played beforehand: what was done in it, and each of its hands by itself. */
export interface PlayedGame {
  readonly setup: GameSetup
  readonly commands: readonly GameCommand[]
  readonly hands: readonly PlayedHand[]
}

/** A hand played beforehand. */
export interface PlayedHand {
  readonly dealer: Seat
  readonly dealt: readonly (readonly Card[])[]
  readonly commands: readonly HandCommand[]
  readonly requests: number
  readonly scores: readonly number[]
}

const SETUP: GameSetup = {
  deck: 'traditional',
  seats: 4,
  hands: 4,
  courtesy: 'strict',
  bluffing: true,
  list: 'shown',
}

/** Plays a game to its end. The same title gives the same game, on any computer. */
export function playBeforehand(title: string): PlayedGame {
  const commands: GameCommand[] = []
  const hands: PlayedHand[] = []
  let game = startGame(SETUP)
  while (game.phase !== 'over') {
    const name = `${title}, hand ${game.number}`
    while (game.phase !== 'playing') {
      const command = preparing(game, name)
      commands.push(command)
      game = happening(game, command).reduce(evolveGame, game)
    }
    const { after, hand } = playHand(game, name)
    commands.push(...hand.commands)
    hands.push(hand)
    game = after
  }
  return { setup: SETUP, commands, hands }
}

/** What is to be done next before the hand can be dealt: the secret, then every seat's cut or ready. */
function preparing({ phase, among, cuts, round, ready }: Game, name: string): GameCommand {
  if (phase === 'committing') return { do: 'commit', secret: bits(`The secret of ${name}.`) }
  const adds = (seat: Seat) => bits(`What seat ${seat} adds to ${name}.`)
  const hasCut = (seat: Seat) => cuts.some((cut) => cut.by === seat && cut.round === round)
  const by =
    phase === 'cutting'
      ? among.find((seat) => !hasCut(seat))
      : allSeats(ready.length).find((seat) => !ready[seat])
  if (by === undefined) throw new Error(`${name}: nobody is left to ${phase}`)
  return phase === 'cutting'
    ? { do: 'cut', by, at: 10 * (by + 1), contribution: adds(by) }
    : { do: 'ready', by, contribution: adds(by) }
}

function playHand(begun: Game, name: string): { after: Game; hand: PlayedHand } {
  const words = wordsFrom(Buffer.from(bits(`What the players of ${name} think of.`), 'hex'))
  const heard: Heard = new Map()
  const commands: HandCommand[] = []
  let game = begun
  const act = (command: HandCommand) => {
    commands.push(command)
    for (const event of happening(game, command)) {
      hear(heard, SETUP.seats, event as HandEvent)
      game = evolveGame(game, event)
    }
  }
  while (game.phase === 'playing' && game.hand?.turn != null) {
    const by = game.hand.turn
    if (game.hand.owed) act({ do: 'thank', by })
    else act({ do: 'ask', by, ...choose(game.hand, by, heard, words), please: true })
  }
  const last = game.past.at(-1)
  if (!game.hand || !last) throw new Error(`${name} did not end`)
  const requests = commands.filter((command) => command.do === 'ask').length
  const { dealer, dealt } = game.hand
  return { after: game, hand: { dealer, dealt, commands, requests, scores: last.scores } }
}

/** What comes of a command that must be heard. */
function happening(game: Game, command: GameCommand): readonly GameEvent[] {
  const decision = decideGame(game, command)
  if (!decision.ok) throw new Error(`${command.do} was rejected: ${decision.reason}`)
  return decision.events
}

function bits(sentence: string): string {
  return createHash('sha256').update(sentence).digest('hex')
}
