import { isPresent } from '@/engine/table/sitters'
import type { Table } from '@/engine/table/state'

/** At tables without a clock somebody whose turn has lasted so long may be stood in for (ruling "Absence"). */
const TOO_LONG = 120_000

/**
 * The seats for which anybody at the table may call a stand-in now: at a table without a clock whoever's turn it is,
 * once the player is away or the turn has lasted too long.
 * @param away the seats whose players are away
 */
export function seatsToStandInFor(table: Table, away: readonly number[], now: number): number[] {
  const turn = table.game?.hand?.turn ?? null
  const isWaiting = table.phase === 'playing' && table.settings.clock === null
  if (!isWaiting || turn === null || !isPresent(table.seats[turn])) return []
  return away.includes(turn) || now - table.woundAt >= TOO_LONG ? [turn] : []
}
