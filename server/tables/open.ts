import { randomUUID } from 'node:crypto'
import { decideTable } from '@/engine/table/decide'
import type { TableSettings } from '@/engine/table/settings'
import type { PlayerId, TableCommand, TableEvent } from '@/engine/table/state'
import { evolveTable, newTable } from '@/engine/table/table'
import { db } from '@/server/db/client'
import { Refusal } from '@/server/refusal'
import { append } from './append'
import { newCode } from './code'
import { freeComputers } from './computers'
import { hashOf } from './hash'
import { namesOf } from './look'

/** So many tables may one person have open at a time. */
const MOST = 30

/**
 * Opens a table: its host takes the first seat, computer players all others if they are wanted.
 * @returns the table's id
 * @throws {Refusal} `too-many-tables`
 */
export async function openTable(
  host: PlayerId,
  settings: TableSettings,
  computers: boolean,
): Promise<string> {
  const open = await db.table.count({ where: { hostId: host, phase: { not: 'CLOSED' } } })
  if (open >= MOST) throw new Refusal('too-many-tables')
  const table = newTable(settings, host)
  const events: TableEvent[] = [{ type: 'opened', settings, host }]
  const at = Date.now()
  const nicknames = Object.values(await namesOf([host]))
  const others = computers ? freeComputers(table, nicknames).slice(0, settings.seats - 1) : []
  const commands: TableCommand[] = [
    { do: 'sit', by: host, seat: 0 },
    ...others.map(
      (computer, index): TableCommand => ({
        do: 'seat-computer',
        by: host,
        seat: index + 1,
        computer,
      }),
    ),
  ]
  for (const command of commands) {
    const now = events.reduce((before, event) => evolveTable(before, event, at), table)
    const decision = decideTable(now, command)
    if (decision.ok) events.push(...decision.events)
  }
  const { id, code } = await db.table.create({
    data: {
      code: newCode(),
      hostId: host,
      settings: { ...settings },
      open: settings.open,
    },
  })
  const body = { do: 'open', settings, computers }
  const entry = { player: host, id: randomUUID(), hash: hashOf(body), body, answer: 'ok', at }
  await append({ id, code, table, log: [] }, events, entry)
  return id
}
