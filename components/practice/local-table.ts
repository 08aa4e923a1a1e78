import type { Answer, LoggedEvent } from '@/components/table/types'
import type { Deck } from '@/engine/deck'
import { deckNamed } from '@/engine/deck'
import { choose } from '@/engine/players/choose'
import { type Memory, NOTHING, remember } from '@/engine/players/memory'
import type { Seat } from '@/engine/seat'
import { decideTable } from '@/engine/table/decide'
import { type Due, dueOf, type Pace } from '@/engine/table/due'
import { commandBy, type SentCommand } from '@/engine/table/sent'
import type { TableSettings } from '@/engine/table/settings'
import type { PlayerId, Table, TableCommand, TableEvent } from '@/engine/table/state'
import { evolveTable, newTable } from '@/engine/table/table'
import { viewOfTableEvent, viewTable } from '@/engine/table/view'
import { viewHand } from '@/engine/view'

/** What a table in the browser needs of the browser. */
export interface Surroundings {
  readonly now: () => number
  /** 256 random bits as 64 hex digits. */
  readonly secret: () => string
  /** From 0 to below 1. */
  readonly random: () => number
  readonly pace: Pace
}

/** A command that was heard, and when. */
export interface Heard {
  readonly at: number
  readonly command: TableCommand
}

/** A table that is played in the browser alone, by one person and computer players. */
export interface LocalTable {
  readonly table: Table
  /** Every command that was heard, in order: the table is what they make of it, and can be made of them again. */
  readonly heard: readonly Heard[]
  /** The events as the person at the table may see them. */
  readonly log: readonly LoggedEvent[]
  /** For each seat what its computer player remembers of the hand. */
  readonly memories: readonly Memory[]
}

/** The person's own id at a table in the browser. */
export const ME = 'me' as PlayerId

/** Opens a table: the person sits in seat 0 and is host, computer players in the others; the game begins. */
export function openLocalTable(settings: TableSettings, around: Surroundings): LocalTable {
  const computers = Array.from({ length: settings.seats - 1 }, (_, index) => index + 1)
  const commands: TableCommand[] = [
    { do: 'sit', by: ME, seat: 0 },
    ...computers.map(
      (seat): TableCommand => ({ do: 'seat-computer', by: ME, seat, computer: computerId(seat) }),
    ),
    { do: 'be-ready', by: ME, ready: true },
  ]
  const empty = emptyTable(settings)
  return commands.reduce((local, command) => tell(local, command, around.now()).local, empty)
}

/** A local table before anything has happened at it. */
export function emptyTable(settings: TableSettings): LocalTable {
  return { table: newTable(settings, ME), heard: [], log: [], memories: [] }
}

/** The id of the computer player that sits there. */
export function computerId(seat: number): PlayerId {
  return `computer-${seat}` as PlayerId
}

/** Judges what the person does. */
export function actLocally(
  local: LocalTable,
  sent: SentCommand,
  around: Surroundings,
): { readonly local: LocalTable; readonly answer: Answer } {
  const seen = local.table.seq
  const computer = sent.do === 'seat-computer' ? computerId(sent.seat) : ME
  return tell(local, commandBy(sent, { by: ME, seen, computer }), around.now())
}

/** Judges a command, whoever gave it; the table is the same where it isn't heard. */
export function tell(local: LocalTable, command: TableCommand, at: number) {
  const decision = decideTable(local.table, command)
  if (!decision.ok) return { local, answer: { ok: false, reason: decision.reason } as const }
  const after = happen(local, decision.events, at)
  const heard = [...local.heard, { at, command }]
  return { local: { ...after, heard }, answer: { ok: true } as const }
}

/** The table after events, whatever made them. */
export function happen(local: LocalTable, events: readonly TableEvent[], at: number): LocalTable {
  const log = [...local.log]
  let { table, memories } = local
  for (const event of events) {
    table = evolveTable(table, event, at)
    const deck = deckNamed(table.settings.deck)
    if (deck) memories = rememberedBy(table, deck, memories, event)
    log.push({ seq: table.seq, at, event: viewOfTableEvent(event, viewerOf(table, ME)) })
  }
  return { ...local, table, log, memories }
}

function rememberedBy(table: Table, deck: Deck, memories: readonly Memory[], event: TableEvent) {
  return table.seats.map((_, index) => {
    const seen = viewOfTableEvent(event, { kind: 'seat', seat: index as Seat })
    return remember(memories[index] ?? NOTHING, deck, seen)
  })
}

function viewerOf(table: Table, player: PlayerId) {
  const seat = table.seats.findIndex((sitter) => sitter?.player === player)
  return seat === -1
    ? ({ kind: 'spectator' } as const)
    : ({ kind: 'seat', seat: seat as Seat } as const)
}

/** The table as the person may see it. */
export function viewLocally({ table }: LocalTable) {
  return viewTable(table, viewerOf(table, ME))
}

/** What the table does next by itself, and when. */
export function dueLocally({ table }: LocalTable, { pace }: Surroundings): Due | null {
  return dueOf(table, pace)
}

/** Does what is due. */
export function doDue(local: LocalTable, due: Due, around: Surroundings): LocalTable {
  const command = ownCommand(local, due, around)
  return command ? tell(local, { do: 'own', command }, around.now()).local : local
}

function ownCommand(
  { table, memories }: LocalTable,
  due: Due,
  { secret, random }: Surroundings,
): (TableCommand & { do: 'own' })['command'] | null {
  switch (due.what) {
    case 'commit':
      return { do: 'commit', secret: secret() }
    case 'cut-for':
    case 'ready-for':
      return { do: due.what, by: due.seat }
    case 'clock':
      return { do: 'timeout' }
    case 'move': {
      const hand = table.game?.hand
      if (!hand) return null
      const view = viewHand(hand, { kind: 'seat', seat: due.seat })
      const move = choose(view, memories[due.seat] ?? NOTHING, random)
      return move && { ...move, by: due.seat }
    }
  }
}
