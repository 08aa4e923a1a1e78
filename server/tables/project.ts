import type { Table, TableEvent } from '@/engine/table/state'
import { evolveTable } from '@/engine/table/table'
import type { Prisma } from '@/server/db/generated/client'
import { newCode } from './code'
import type { Loaded, Logged } from './loaded'
import { projectGame } from './project-game'

/** Events that change what is written beside the log. */
const PROJECTED: ReadonlySet<TableEvent['type']> = new Set([
  'opened',
  'sat',
  'got-up',
  'stood-in',
  'started',
  'dealt',
  'hand-over',
  'stopped',
  'dealt-anew',
  'game-over',
  'abandoned',
  'handed-on',
  'gathered-again',
  'closed',
] satisfies TableEvent['type'][])

const RESEATED: ReadonlySet<TableEvent['type']> = new Set([
  'sat',
  'got-up',
  'started',
  'gathered-again',
  'closed',
] satisfies TableEvent['type'][])

/** Whether the event changes anything that is written beside the log. */
export function isProjected({ type }: TableEvent): boolean {
  return PROJECTED.has(type)
}

/**
 * Writes what the events come to beside the log, so that it can be searched and added up: who sits where, games,
 * hands and scores. Everything here follows from the log (`npm run db:check`), but for the code.
 * @returns the table's code afterwards
 */
export async function project(
  transaction: Prisma.TransactionClient,
  { id, code, table, log }: Loaded,
  events: readonly Logged[],
): Promise<string | null> {
  let now = table
  for (const [index, logged] of events.entries()) {
    const after = evolveTable(now, logged.event, logged.at)
    const told = () => [...log, ...events.slice(0, index + 1)]
    await projectGame(transaction, { id, before: now, after, told, ...logged })
    now = after
  }
  const types = events.map(({ event }) => event.type)
  if (types.some((type) => RESEATED.has(type))) await reseat(transaction, id, now)
  const removed = now.barred.slice(table.barred.length)
  if (removed.length > 0) {
    await transaction.bar.createMany({
      data: removed.map((playerId) => ({ tableId: id, playerId })),
    })
  }
  const isClosed = now.phase === 'closed'
  const renewed = isClosed ? null : removed.length > 0 ? newCode() : code
  if (renewed !== null && renewed !== code) {
    await transaction.code.create({ data: { tableId: id, code: renewed } })
  }
  await transaction.table.update({
    where: { id },
    data: {
      phase: PHASES[now.phase],
      hostId: now.host,
      code: renewed,
      ...(isClosed ? { closedAt: new Date(events.at(-1)?.at ?? now.woundAt) } : {}),
    },
  })
  return renewed
}

const PHASES = {
  gathering: 'GATHERING',
  playing: 'PLAYING',
  finished: 'FINISHED',
  closed: 'CLOSED',
} as const

/** Nobody sits at a table that is closed: it keeps nobody from going elsewhere. */
async function reseat(
  transaction: Prisma.TransactionClient,
  tableId: string,
  { seats, phase }: Table,
): Promise<void> {
  await transaction.seat.deleteMany({ where: { tableId } })
  if (phase === 'closed') return
  await transaction.seat.createMany({
    data: seats.flatMap((sitter, number) =>
      sitter === null ? [] : [{ tableId, number, playerId: sitter.player }],
    ),
  })
}
