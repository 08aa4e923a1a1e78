import { type Entry, gameAfter, randomGame, randomSetup } from './games'
import { type Random, randomFrom } from './random'

/** A game that was played by random commands, and the choices to go on with. */
export interface PlayedGame {
  readonly seed: number
  readonly entries: readonly Entry[]
  readonly random: Random
}

/** This many random games, one by one: every number of seats in turn, any of the options. */
export function* playedGames(count: number, firstSeed = 1): Generator<PlayedGame> {
  for (let seed = firstSeed; seed < firstSeed + count; seed++) {
    const random = randomFrom(seed)
    const setup = randomSetup(random, 2 + (seed % 9))
    yield { seed, entries: randomGame(setup, random), random }
  }
}

/** How the game stood at its end. */
export function finalOf({ entries }: PlayedGame) {
  const last = entries.at(-1)
  if (!last) throw new Error('nothing was played')
  return gameAfter(last)
}
