import { dueOf } from '@/engine/table/due'
import { commandBy, type SentCommand } from '@/engine/table/sent'
import type { PlayerId, TableEvent, TableRejection } from '@/engine/table/state'
import { db } from '@/server/db/client'
import { isRace } from '@/server/db/faults'
import { Refusal } from '@/server/refusal'
import { append } from './append'
import { freeComputers } from './computers'
import { isBarred, maySit, standingOf, type Visitor } from './door'
import { doDue } from './due'
import { hashOf } from './hash'
import { lastKnown, load } from './load'
import type { Loaded } from './loaded'
import { namesOf } from './look'
import { judge } from './own'
import { pace } from './pace'
import { seatsAwayAt } from './presence'
import { inTurn } from './queue'
import { seatsToStandInFor } from './stand-in'

/** A command as it was sent. */
export interface Act {
  readonly table: string
  readonly command: SentCommand
  /** The sender's own id for it. */
  readonly id: string
  /** The latest event on the sender's screen. */
  readonly seen: number
  readonly visitor: Visitor & { readonly player: NonNullable<Visitor['player']> }
  /** When it reached us, in milliseconds since 1970: what arrived in time beats the clock. */
  readonly arrived: number
}

/** What came of a command, and the latest event then. */
export type Acted =
  | { readonly ok: true; readonly seq: number }
  | { readonly ok: false; readonly reason: TableRejection; readonly seq: number }

/** So often a command is judged anew because others were first. */
const MOST_RACES = 50

/**
 * Gives a command to a table. Sent again with the same id it gets its first answer, whatever happened since.
 * @throws {Refusal} `no-such-table`, `not-invited`, `id-used`; `try-again` where the database can't be reached
 * @throws {AccountFault} `nickname-taken-here` from a seat at the table
 */
export function act(sent: Act): Promise<Acted> {
  return inTurn(sent.table, async () => {
    for (let race = 0; race < MOST_RACES; race++) {
      const earlier = race > 0 ? await firstAnswer(sent) : undefined
      if (earlier) return earlier
      const loaded = race === 0 ? await lastKnown(sent.table) : await load(sent.table)
      if (!loaded) throw new Refusal('no-such-table')
      const { kind, acted } = await tryOnce(loaded, sent).catch(again)
      if (kind === 'done') return acted
    }
    throw new Refusal('try-again')
  })
}

/** Writes that met in the database are tried again; nothing of ours was written. */
function again(error: unknown): { kind: 'lost'; acted?: never } {
  if (isRace(error)) return { kind: 'lost' }
  throw error
}

async function tryOnce(loaded: Loaded, sent: Act) {
  if (hasRunOut(loaded, sent.arrived)) {
    await doDue(loaded, Date.now())
    return { kind: 'lost' } as const
  }
  const { table } = loaded
  const decision = decide(loaded, sent, await aroundOf(loaded, sent))
  const events = decision.ok ? decision.events : []
  const answer = decision.ok ? 'ok' : decision.reason
  const seq = table.seq + events.length
  const { kind } = await append(loaded, events, {
    player: sent.visitor.player.id,
    id: sent.id,
    hash: hashOf(sent.command),
    body: { ...sent.command, seen: sent.seen },
    answer,
    at: Date.now(),
  })
  return kind === 'done' ? { kind, acted: actedOf(answer, seq) } : { kind }
}

/** Whether the clock had run out when the command reached us. */
function hasRunOut({ table }: Loaded, arrived: number): boolean {
  const due = dueOf(table, pace())
  return due?.what === 'clock' && due.at <= arrived
}

function decide(
  loaded: Loaded,
  { command, visitor, seen }: Act,
  { computer, away }: Around,
): { ok: true; events: readonly TableEvent[] } | { ok: false; reason: TableRejection } {
  const { table } = loaded
  if (isBarred(table, visitor)) return { ok: false, reason: 'barred' }
  const standing = standingOf(loaded, visitor)
  if (standing === null) throw new Refusal('no-such-table')
  if (command.do === 'sit' && !maySit(loaded, standing, visitor)) throw new Refusal('not-invited')
  const now = Date.now()
  if (
    command.do === 'call-stand-in' &&
    !seatsToStandInFor(table, away, now).includes(command.seat)
  ) {
    return { ok: false, reason: 'not-now' }
  }
  const by = standing.as ?? visitor.player.id
  return judge(table, commandBy(command, { by, seen, computer: computer ?? by }), now)
}

/** What a command is judged by besides the table; looked up for the commands that need it. */
interface Around {
  /** The computer player to be seated. */
  readonly computer: PlayerId | undefined
  /** The seats whose players are away. */
  readonly away: readonly number[]
}

async function aroundOf({ id, table }: Loaded, { command }: Act): Promise<Around> {
  if (command.do === 'call-stand-in') {
    return { computer: undefined, away: await seatsAwayAt(id, table, Date.now()) }
  }
  if (command.do !== 'seat-computer') return { computer: undefined, away: [] }
  const people = table.seats.flatMap((sitter) => sitter?.player ?? [])
  const nicknames = Object.values(await namesOf(people))
  return { computer: freeComputers(table, nicknames)[0], away: [] }
}

/** The answer that the command got when it was first sent; undefined where it wasn't. */
async function firstAnswer({ table, id, command, visitor }: Act): Promise<Acted | undefined> {
  const row = await db.command.findUnique({ where: { tableId_id: { tableId: table, id } } })
  if (row === null) return undefined
  const isSame = row.playerId === visitor.player.id && row.hash === hashOf(command)
  if (!isSame) throw new Refusal('id-used')
  return actedOf(row.answer, row.seq)
}

function actedOf(answer: string, seq: number): Acted {
  return answer === 'ok' ? { ok: true, seq } : { ok: false, reason: answer as TableRejection, seq }
}
