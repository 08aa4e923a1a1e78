import { choose } from '../players/choose'
import type { Memory } from '../players/memory'
import type { Seat } from '../seat'
import { viewHand } from '../view'
import type { Due } from './due'
import type { Table, TableCommand } from './state'

/** What the engine has none of: chance, and what a seat remembers. */
export interface Means {
  /** 256 fresh bits from the operating system, as 64 small hex digits. */
  secret(): string
  /** A number from 0 to below 1; it only chooses among equally good moves. */
  random(): number
  /** What the seat remembers of this hand: `remember` over every event as that seat saw it. */
  memoryOf(seat: Seat): Memory
}

/** The command by which the table does what is due; null where that has passed. */
export function ownCommand(table: Table, due: Due, means: Means): TableCommand | null {
  switch (due.what) {
    case 'commit':
      return { do: 'own', command: { do: 'commit', secret: means.secret() } }
    case 'cut-for':
    case 'ready-for':
      return { do: 'own', command: { do: due.what, by: due.seat } }
    case 'clock':
      return { do: 'own', command: { do: 'timeout' } }
    case 'move': {
      const hand = table.game?.hand
      if (!hand) return null
      const own = viewHand(hand, { kind: 'seat', seat: due.seat })
      const move = choose(own, means.memoryOf(due.seat), means.random)
      return move && { do: 'own', command: { ...move, by: due.seat } }
    }
  }
}
