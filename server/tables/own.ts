import { randomBytes, randomUUID } from 'node:crypto'
import type { Decision } from '@/engine/hand-state'
import { decideTable } from '@/engine/table/decide'
import { dueOf } from '@/engine/table/due'
import type { Table, TableCommand, TableEvent, TableRejection } from '@/engine/table/state'
import { evolveTable } from '@/engine/table/table'
import { type Appended, append, type Entry } from './append'
import { hashOf } from './hash'
import type { Loaded } from './loaded'
import { pace } from './pace'

/** What the command comes to, the secret that the next hand needs drawn at once. */
export function judge(
  table: Table,
  command: TableCommand,
  at: number,
): Decision<TableEvent, TableRejection> {
  const decision = decideTable(table, command)
  if (!decision.ok) return decision
  const after = decision.events.reduce((now, event) => evolveTable(now, event, at), table)
  if (dueOf(after, pace())?.what !== 'commit') return decision
  const drawn = decideTable(after, drawSecret())
  return drawn.ok ? { ok: true, events: [...decision.events, ...drawn.events] } : decision
}

/** 256 bits from the operating system's random source (rules, "The deal"). */
export function drawSecret(): TableCommand {
  return { do: 'own', command: { do: 'commit', secret: randomBytes(32).toString('hex') } }
}

/** Does something on the table's own behalf. */
export async function doOwn(loaded: Loaded, command: TableCommand, at: number): Promise<Appended> {
  const decision = judge(loaded.table, command, at)
  const entry: Entry = {
    player: null,
    id: randomUUID(),
    hash: hashOf(command),
    body: withoutSecret(command),
    answer: decision.ok ? 'ok' : decision.reason,
    at,
  }
  return append(loaded, decision.ok ? decision.events : [], entry)
}

/** The event keeps the secret; nothing else needs to. */
function withoutSecret(command: TableCommand): object {
  return command.do === 'own' && command.command.do === 'commit'
    ? { do: 'own', command: { do: 'commit' } }
    : command
}
