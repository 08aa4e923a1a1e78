import { decideGame, evolveGame, startGame } from '../game'
import type { Game, GameCommand, GameEvent, GameRejection } from '../game-state'
import { allSeats } from '../seat'
import { type GameSetup, MOST_HANDS } from '../setup'
import { randomCommand } from './commands'
import { deepFreeze } from './freeze'
import type { Random } from './random'

/** A command to a game and what came of it. */
export interface Entry {
  readonly command: GameCommand
  /** Empty where the command was rejected. */
  readonly events: readonly GameEvent[]
  readonly rejection: GameRejection | null
  readonly before: Game
  /** The game after each event. */
  readonly states: readonly Game[]
}

/** A setup with any of the options, for two to ten seats and a few hands. */
export function randomSetup(random: Random, seats = 2 + random.below(9)): GameSetup {
  const hands = 1 + random.below(4)
  const lists = ['shown', 'withdrawn', 'withdrawn'] as const
  return {
    deck: 'traditional',
    seats,
    hands,
    courtesy: random.pick(['strict', 'strict', 'gentle']),
    bluffing: random.chance(0.7),
    list:
      hands > 1 && random.chance(0.4)
        ? { shownFor: 1 + random.below(Math.min(hands, MOST_HANDS) - 1) }
        : random.pick(lists),
  }
}

/** A command to a game: nearly always one that its phase waits for. */
export function randomGameCommand(game: Game, random: Random): GameCommand {
  if (random.chance(0.0002)) return { do: 'abandon' }
  if (random.chance(0.001)) return { do: 'deal-anew' }
  const isOdd = random.chance(0.02)
  switch (isOdd ? random.pick(['committing', 'cutting', 'readying'] as const) : game.phase) {
    case 'committing':
      return { do: 'commit', secret: isOdd ? random.pick(['', random.bits()]) : random.bits() }
    case 'cutting':
      return cut(game, random, isOdd)
    case 'readying':
      return ready(game, random, isOdd)
    default:
      return game.hand ? randomCommand(game.hand, random) : { do: 'stop' }
  }
}

function cut(game: Game, random: Random, isOdd: boolean): GameCommand {
  const hasCut = game.cuts.filter(({ round }) => round === game.round).map(({ by }) => by)
  const left = game.among.filter((seat) => !hasCut.includes(seat))
  const by = isOdd || left.length === 0 ? random.below(game.setup.seats + 1) : random.pick(left)
  if (random.chance(0.2)) return { do: 'cut-for', by }
  return { do: 'cut', by, at: random.below(game.deck.pack.length + 1), ...addition(random) }
}

function ready(game: Game, random: Random, isOdd: boolean): GameCommand {
  const left = allSeats(game.setup.seats).filter((seat) => !game.ready[seat])
  const by = isOdd || left.length === 0 ? random.below(game.setup.seats + 1) : random.pick(left)
  if (random.chance(0.2)) return { do: 'ready-for', by }
  return { do: 'ready', by, ...addition(random) }
}

/** What a player adds to the shuffle: mostly something, rarely rubbish. */
function addition(random: Random): { contribution?: string } {
  if (random.chance(0.2)) return {}
  return { contribution: random.chance(0.95) ? random.bits() : 'abc' }
}

/** The game with the command judged and its events applied; every state frozen, so that nothing can change it. */
export function enter(game: Game, command: GameCommand): Entry {
  const decision = decideGame(deepFreeze(game), deepFreeze(command))
  const states: Game[] = []
  const events = decision.ok ? deepFreeze(decision.events) : []
  let now = game
  for (const event of events) {
    now = deepFreeze(evolveGame(now, event))
    states.push(now)
  }
  return {
    command,
    events,
    rejection: decision.ok ? null : decision.reason,
    before: game,
    states,
  }
}

/** The game after an entry. */
export function gameAfter({ before, states }: Entry): Game {
  return states.at(-1) ?? before
}

/** A game from its start to its end, by random commands. */
export function randomGame(setup: GameSetup, random: Random): Entry[] {
  const entries: Entry[] = []
  let game = startGame(setup)
  while (game.phase !== 'over' && game.phase !== 'abandoned') {
    if (entries.length > 100_000) throw new Error('the game does not end')
    const entry = enter(game, randomGameCommand(game, random))
    entries.push(entry)
    game = gameAfter(entry)
  }
  return entries
}

/** The game after these commands, each of which must be heard. */
export function playGame(setup: Partial<GameSetup>, ...commands: readonly GameCommand[]): Game {
  return commands.reduce(heard, startGame(setupOf(setup)))
}

/** The usual setup for tests, but for what is given: three seats, two hands. */
export function setupOf(given: Partial<GameSetup>): GameSetup {
  return {
    deck: 'traditional',
    seats: 3,
    hands: 2,
    courtesy: 'strict',
    bluffing: true,
    list: 'shown',
    ...given,
  }
}

/** The game after a command that must be heard. */
export function heard(game: Game, command: GameCommand): Game {
  const entry = enter(game, command)
  if (entry.rejection) throw new Error(`${command.do} was rejected: ${entry.rejection}`)
  return gameAfter(entry)
}

/** The game with its next hand dealt: with this secret, the table cutting or being ready for everybody. */
export function dealNext(game: Game, secret = '5'.repeat(64)): Game {
  let now = heard(game, { do: 'commit', secret })
  while (now.phase === 'cutting') {
    for (const by of now.among) now = heard(now, { do: 'cut-for', by })
  }
  if (now.phase !== 'readying') return now
  return allSeats(now.setup.seats).reduce((next, by) => heard(next, { do: 'ready-for', by }), now)
}

/** Why the game doesn't hear the command; undefined where it does. */
export function gameRejection(game: Game, command: GameCommand): GameRejection | undefined {
  const decision = decideGame(game, command)
  return decision.ok ? undefined : decision.reason
}
