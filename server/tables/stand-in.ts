import { isPresent } from '@/engine/table/sitters'
import type { Table } from '@/engine/table/state'

/** At tables without a clock somebody whose turn has lasted so long may be stood in for (ruling "Absence"). */
const AWAY = 120_000

/** The seats for which anybody at the table may call a stand-in now. */
export function seatsToStandInFor(table: Table, now: number): number[] {
  const turn = table.game?.hand?.turn ?? null
  const isWaiting = table.phase === 'playing' && table.settings.clock === null
  if (!isWaiting || turn === null || !isPresent(table.seats[turn])) return []
  return now - table.woundAt >= AWAY ? [turn] : []
}
