import { randomUUID } from 'node:crypto'
import type { Decision } from '@/engine/hand-state'
import { decideTable } from '@/engine/table/decide'
import { dueOf } from '@/engine/table/due'
import type { Table, TableCommand, TableEvent, TableRejection } from '@/engine/table/state'
import { evolveTable } from '@/engine/table/table'
import { type Appended, append, type Entry } from './append'
import { hashOf } from './hash'
import type { Loaded } from './loaded'
import { commandFor } from './means'
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
  const due = dueOf(after, pace())
  if (due?.what !== 'commit') return decision
  const drawn = decideTable(after, commandFor(after, [], due))
  return drawn.ok ? { ok: true, events: [...decision.events, ...drawn.events] } : decision
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
