import { randomUUID } from 'node:crypto'
import { decideTable } from '@/engine/table/decide'
import type { TableSettings } from '@/engine/table/settings'
import type { PlayerId, TableCommand, TableEvent } from '@/engine/table/state'
import { evolveTable, newTable } from '@/engine/table/table'
import { db } from '@/server/db/client'
import { isRace } from '@/server/db/faults'
import { Refusal } from '@/server/refusal'
import { append } from './append'
import { newCode } from './code'
import { freeComputers } from './computers'
import { hashOf } from './hash'
import { namesOf } from './look'

/** So many tables may one person have open at a time. */
const MOST = 30
/** So often a code is drawn for one table. */
const MOST_DRAWS = 5

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
  const { id, code } = await oneMore(host, settings)
  const body = { do: 'open', settings, computers }
  const entry = { player: host, id: randomUUID(), hash: hashOf(body), body, answer: 'ok', at }
  await append({ id, code, table, log: [] }, events, entry)
  return id
}

/**
 * The table's row. Its host is held meanwhile, so that of many tables opened at once none goes uncounted; a code that
 * another table has is drawn anew.
 */
async function oneMore(host: PlayerId, settings: TableSettings) {
  for (let draws = 1; ; draws++) {
    try {
      return await db.$transaction(async (transaction) => {
        await transaction.$queryRaw`
          SELECT "id" FROM "Player" WHERE "id" = ${host}::uuid FOR NO KEY UPDATE`
        const where = { hostId: host, phase: { not: 'CLOSED' } } as const
        if ((await transaction.table.count({ where })) >= MOST) {
          throw new Refusal('too-many-tables')
        }
        const data = { hostId: host, settings: { ...settings }, open: settings.open }
        const code = newCode()
        return transaction.table.create({ data: { ...data, code, codes: { create: { code } } } })
      })
    } catch (error) {
      if (!isRace(error) || draws === MOST_DRAWS) throw error
    }
  }
}
