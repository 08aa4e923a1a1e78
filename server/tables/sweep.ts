import { db } from '@/server/db/client'
import { load } from './load'
import { doOwn } from './own'
import { inTurn } from './queue'

/**
 * Closes tables that nobody will come back to: after a day without anybody, or after five minutes where no person
 * sits and no game runs. Forgets who was at tables long ago.
 */
export async function sweep(): Promise<void> {
  const tables = await db.$queryRaw<{ id: string }[]>`
    SELECT id FROM "Table" AS t
    WHERE phase <> 'CLOSED' AND ("usedAt" < now() - interval '1 day'
      OR phase <> 'PLAYING' AND "usedAt" < now() - interval '5 minutes' AND NOT EXISTS (
        SELECT FROM "Seat" AS s JOIN "Player" AS p ON p.id = s."playerId"
        WHERE s."tableId" = t.id AND p.kind <> 'COMPUTER'))
    LIMIT 500`
  for (const { id } of tables) await closeTable(id)
  await db.$executeRaw`DELETE FROM "Presence" WHERE "seenAt" < now() - interval '1 hour'`
}

/** Closes a table; a game that runs is given up. */
export function closeTable(id: string): Promise<void> {
  return inTurn(id, async () => {
    for (;;) {
      const loaded = await load(id)
      if (!loaded || loaded.table.phase === 'closed') return
      const { kind } = await doOwn(loaded, { do: 'close' }, Date.now())
      if (kind === 'done') return
    }
  })
}

/** A call is answered in far less than this: whoever holds one longer has died, and another is to take it over. */
const ANSWERED_WITHIN = '10 seconds'

/** Lets other workers have the calls of one that died. */
export async function wakeStuckCalls(): Promise<void> {
  await db.$queryRaw`
    SELECT graphile_worker.force_unlock_workers(array_agg(DISTINCT locked_by))::text
    FROM graphile_worker.jobs WHERE locked_at < now() - ${ANSWERED_WITHIN}::interval
    HAVING count(*) > 0`
}
