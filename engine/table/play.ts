import { decideGame } from '../game'
import type { GameCommand } from '../game-state'
import type { Decision } from '../hand-state'
import type { Seat } from '../seat'
import { isPresent, seatOf } from './sitters'
import type { Play, Table, TableCommand, TableEvent, TableRejection } from './state'

/**
 * Judges what a seated player does in the game. A request or thanks on an old picture of the table is stale, never
 * a lapse: nobody loses a card because the network was slow.
 */
export function play(
  table: Table,
  { by, seen, play }: TableCommand & { do: 'play' },
): Decision<TableEvent, TableRejection> {
  const seat = seatOf(table, by)
  if (seat === undefined) return { ok: false, reason: 'not-seated' }
  if (!isPresent(table.seats[seat])) return { ok: false, reason: 'a-stand-in-plays' }
  if (table.phase !== 'playing' || table.game === null) return { ok: false, reason: 'not-now' }
  if (!(seen >= table.turnedAt) || isForAnotherGift(table, play))
    return { ok: false, reason: 'stale' }
  return decideGame(table.game, commandOf(seat, play))
}

function isForAnotherGift(table: Table, play: Play): boolean {
  const owed = table.game?.hand?.owed
  return play.do === 'thank' && owed != null && owed.card !== play.card
}

function commandOf(by: Seat, play: Play): GameCommand {
  switch (play.do) {
    case 'cut':
    case 'ready': {
      const { contribution, ...command } = play
      return contribution === undefined ? { ...command, by } : { ...command, by, contribution }
    }
    case 'ask':
      return { ...play, by }
    case 'thank':
      return { do: 'thank', by }
  }
}
