import { readSettings, type TableSettings } from '@/engine/table/settings'
import type { TableCommand } from '@/engine/table/state'
import { emptyTable, type LocalTable, tell } from './local-table'

/** Changes when what is written changes its meaning: older games are then put away. */
const VERSION = 1

/** What is written of a game: what was agreed, and every command that was heard, with its time before it. */
interface Written {
  readonly version: typeof VERSION
  readonly settings: TableSettings
  readonly heard: readonly (readonly [number, TableCommand])[]
}

/** Writes a game down, to be taken up again. */
export function writeGame({ table, heard }: LocalTable): string {
  const written: Written = {
    version: VERSION,
    settings: table.settings,
    heard: heard.map(({ at, command }) => [at, command]),
  }
  return JSON.stringify(written)
}

/**
 * Reads a game that was written down: it is played through again, and every command judged again.
 * @returns null where it is damaged, of another version, or would be ruled otherwise today
 */
export function readGame(text: string | null): LocalTable | null {
  try {
    const written: Partial<Written> | null = JSON.parse(text ?? 'null')
    const read = readSettings(written?.settings)
    if (written?.version !== VERSION || !read.ok || !Array.isArray(written.heard)) return null
    let local = emptyTable(read.settings)
    for (const [at, command] of written.heard) {
      const told = tell(local, command, at)
      if (!told.answer.ok || typeof at !== 'number') return null
      local = told.local
    }
    return local.heard.length > 0 && local.table.phase !== 'closed' ? local : null
  } catch {
    return null
  }
}
