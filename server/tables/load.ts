import type { TableSettings } from '@/engine/table/settings'
import type { PlayerId, TableEvent } from '@/engine/table/state'
import { newTable } from '@/engine/table/table'
import { db } from '@/server/db/client'
import { once } from '@/server/once'
import { follow, type Loaded, type Logged } from './loaded'

/** Tables that were used last. What is forgotten is read from the log again. */
const MOST = 1000
const cache = once('tables', () => new Map<string, Loaded>())

/** The table as it stands in the database now; undefined where there is none. */
export async function load(id: string): Promise<Loaded | undefined> {
  const row = await db.table.findUnique({ where: { id } })
  if (!row) return undefined
  const kept = cache.get(id)
  if (kept?.table.seq === row.seq) return keep({ ...kept, code: row.code })
  const known: Loaded = kept ?? {
    id,
    code: row.code,
    table: newTable(row.settings as unknown as TableSettings, row.hostId as PlayerId),
    log: [],
  }
  return keep({ ...follow(known, await logAfter(id, known.table.seq)), code: row.code })
}

/** The table as this process saw it last, which may be a little old; else as it stands. */
export async function lastKnown(id: string): Promise<Loaded | undefined> {
  return cache.get(id) ?? load(id)
}

/** Keeps the table at hand, unless a later state of it is already. */
export function keep(loaded: Loaded): Loaded {
  const { id, table } = loaded
  if ((cache.get(id)?.table.seq ?? -1) > table.seq) return loaded
  cache.delete(id)
  cache.set(id, loaded)
  for (const oldest of cache.keys()) {
    if (cache.size <= MOST) break
    cache.delete(oldest)
  }
  return loaded
}

/** The events of a table's log after a number, in order. */
export async function logAfter(id: string, seq: number, most?: number): Promise<Logged[]> {
  const rows = await db.event.findMany({
    where: { tableId: id, seq: { gt: seq } },
    orderBy: { seq: 'asc' },
    ...(most === undefined ? {} : { take: most }),
  })
  return rows.map(({ seq, at, body }) => ({
    seq,
    at: at.getTime(),
    event: body as unknown as TableEvent,
  }))
}
