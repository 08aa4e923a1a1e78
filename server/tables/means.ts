import { randomBytes } from 'node:crypto'
import { NOTHING, remember } from '@/engine/players/memory'
import type { Due } from '@/engine/table/due'
import { ownCommand } from '@/engine/table/own'
import type { Table, TableCommand } from '@/engine/table/state'
import { viewOfTableEvent } from '@/engine/table/view'
import type { Logged } from './loaded'

/** Should a stand-in ever be at a loss, its turn ends rather than the game's. */
const PASS: TableCommand = { do: 'own', command: { do: 'timeout' } }

/**
 * The command by which the table does what is due. Secrets come from the operating system's random source; a
 * computer player and a stand-in remember what their own seat saw of the log, and nothing else.
 */
export function commandFor(table: Table, log: readonly Logged[], due: Due): TableCommand {
  const deck = table.game?.deck
  return (
    ownCommand(table, due, {
      secret: () => randomBytes(32).toString('hex'),
      random: Math.random,
      memoryOf: (seat) =>
        log.reduce((memory, { event }) => {
          const seen = viewOfTableEvent(event, { kind: 'seat', seat })
          return deck ? remember(memory, deck, seen) : memory
        }, NOTHING),
    }) ?? PASS
  )
}
