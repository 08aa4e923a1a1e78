import { is256Bits } from './fair'
import type { Game, GameCommand, GameEvent } from './game-state'
import { isSeat } from './seat'

type Contributing = GameCommand & { do: 'cut' | 'cut-for' | 'ready' | 'ready-for' }

function contributionIn(command: Contributing): unknown {
  return 'contribution' in command ? command.contribution : undefined
}

/** Whether what the command adds to the shuffle, if anything, is 256 bits. */
export function contributesWell(command: Contributing): boolean {
  const contribution = contributionIn(command)
  return contribution === undefined || is256Bits(contribution)
}

/** What a player adds to the shuffle with its cut or its ready: only the first thing it sends counts. */
export function contributing(game: Game, command: Contributing): GameEvent[] {
  const contribution = contributionIn(command)
  const { by } = command
  if (!isSeat(by, game.setup.seats) || !is256Bits(contribution) || game.contributions[by]) return []
  return [{ type: 'contributed', by, contribution }]
}
