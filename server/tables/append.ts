import type { PlayerId, TableEvent } from '@/engine/table/state'
import { refuseLookAlike } from '@/server/auth/tables-of'
import { db } from '@/server/db/client'
import { Prisma } from '@/server/db/generated/client'
import { announce } from '@/server/live/bus'
import { bookSummons } from '@/server/summons/book'
import { type Call, nextCall, TASK } from './call'
import { keep } from './load'
import { follow, type Loaded, type Logged } from './loaded'
import { isProjected, project } from './project'

/** A command as it is kept: who gave it, and what came of it. */
export interface Entry {
  /** Null for the table's own doing. */
  readonly player: PlayerId | null
  readonly id: string
  readonly hash: string
  readonly body: object
  /** `ok`, or why it was rejected. */
  readonly answer: string
  /** When it was judged, in milliseconds since 1970. */
  readonly at: number
}

/**
 * What came of an append. `lost`: somebody else was first, and the table is to be loaded and the command judged
 * again. `known`: there is a command with this id already.
 */
export type Appended =
  | { readonly kind: 'done'; readonly loaded: Loaded }
  | { readonly kind: 'lost' | 'known' }

/** How long a change of people or scores may wait for the database, in milliseconds. */
const PATIENCE = { maxWait: 5_000, timeout: 15_000 }

/** Whatever can run a statement: the database, or one transaction. */
type Runner = Pick<typeof db, '$queryRaw'>

/**
 * Writes a command and the events it made to the end of the table's log, all or nothing, and tells those who look on
 * once it is committed. Commands that were rejected are written without events.
 * @throws {AccountFault} `nickname-taken-here`, with nothing written, where somebody would sit beside a look-alike
 */
export async function append(
  loaded: Loaded,
  events: readonly TableEvent[],
  entry: Entry,
): Promise<Appended> {
  const { seq } = loaded.table
  const more = events.map((event, index): Logged => ({ seq: seq + 1 + index, at: entry.at, event }))
  const after = follow(loaded, more)
  const call = nextCall(loaded.table, after.table, entry.player === null)
  if (!events.some(isProjected)) {
    return told(loaded, after, await write(db, loaded, more, entry, call))
  }
  let code = loaded.code
  const kind = await db.$transaction(async (transaction) => {
    const kind = await write(transaction, loaded, more, entry, call)
    if (kind !== 'done') return kind
    for (const event of events) {
      if (event.type === 'sat' && event.kind === 'person') {
        await refuseLookAlike(transaction, loaded.id, event.player)
      }
    }
    code = await project(transaction, loaded, more)
    return kind
  }, PATIENCE)
  return told(loaded, { ...after, code }, kind, ['lobby'])
}

function told(
  before: Loaded,
  after: Loaded,
  kind: Appended['kind'],
  also: readonly 'lobby'[] = [],
): Appended {
  if (kind !== 'done') return { kind }
  const loaded = keep(after)
  announce(`table:${loaded.id}`, loaded.table.seq)
  for (const topic of also) announce(topic, loaded.table.seq)
  bookSummons(before, loaded)
  return { kind, loaded }
}

/** One statement, which writes nothing where the table has moved on or the command is known. */
async function write(
  runner: Runner,
  { id, table }: Loaded,
  more: readonly Logged[],
  { player, id: command, hash, body, answer, at }: Entry,
  call: Call | null,
): Promise<Appended['kind']> {
  const time = new Date(at)
  const [row] = await runner.$queryRaw<{ held: boolean; noted: boolean }[]>(Prisma.sql`
    WITH held AS (
      SELECT id FROM "Table" WHERE id = ${id}::uuid AND seq = ${table.seq}::int FOR UPDATE
    ), noted AS (
      INSERT INTO "Command" ("tableId", "playerId", id, hash, body, answer, seq, at)
      SELECT held.id, ${player}::uuid, ${command}::uuid, ${hash}, ${JSON.stringify(body)}::jsonb,
        ${answer}, ${table.seq + more.length}::int, ${time}::timestamptz
      FROM held ON CONFLICT DO NOTHING
      RETURNING "tableId"
    ), moved AS (
      UPDATE "Table" SET seq = seq + ${more.length}::int,
        "usedAt" = CASE WHEN ${player !== null}::boolean THEN ${time}::timestamptz ELSE "usedAt" END
      FROM noted WHERE id = noted."tableId"
      RETURNING id
    ), told AS (
      INSERT INTO "Event" ("tableId", seq, body, at)
      SELECT moved.id, ${table.seq}::int + place, event, ${time}::timestamptz
      FROM moved, jsonb_array_elements(${JSON.stringify(more.map(({ event }) => event))}::jsonb)
        WITH ORDINALITY AS listed (event, place)
    ), called AS (
      SELECT (graphile_worker.add_job(${TASK}, json_build_object('table', moved.id),
        run_at => ${new Date(call?.at ?? 0)}::timestamptz, job_key => 'table:' || moved.id)).id
      FROM moved WHERE ${call !== null}::boolean
    )
    SELECT EXISTS (SELECT FROM held) AS held, EXISTS (SELECT FROM noted) AS noted,
      (SELECT count(id) FROM called) AS called`)
  if (!row?.held) return 'lost'
  return row.noted ? 'done' : 'known'
}
