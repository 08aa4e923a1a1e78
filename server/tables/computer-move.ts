import type { GameCommand } from '@/engine/game-state'
import { choose } from '@/engine/players/choose'
import { NOTHING, remember } from '@/engine/players/memory'
import type { Seat } from '@/engine/seat'
import { viewOfTableEvent, viewTable } from '@/engine/table/view'
import type { Viewer } from '@/engine/view'
import type { Loaded } from './loaded'

/** What a computer player or a stand-in says: from what the seat may see and remember, and nothing else. */
export function moveFor({ table, log }: Loaded, seat: Seat): GameCommand {
  const viewer: Viewer = { kind: 'seat', seat }
  const hand = viewTable(table, viewer).game?.hand
  const deck = table.game?.deck
  if (!hand || !deck) return { do: 'timeout' }
  const memory = log.reduce(
    (memory, { event }) => remember(memory, deck, viewOfTableEvent(event, viewer)),
    NOTHING,
  )
  const move = choose(hand, memory, Math.random)
  return move === null ? { do: 'timeout' } : { ...move, by: seat }
}
