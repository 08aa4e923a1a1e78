import type { Seat } from '../seat'
import { type EventView, type GameView, type Viewer, view, viewOf } from '../view'
import type { TableSettings } from './settings'
import type { Sitter, Table, TableEvent, TablePhase } from './state'

declare const seen: unique symbol

/** A table as one viewer may see it: made here only, from the engine's other views. */
export interface TableView {
  readonly [seen]: true
  /** Whose view it is; null for those without a seat. */
  readonly seat: Seat | null
  readonly settings: TableSettings
  /** The host's id. */
  readonly host: string
  readonly phase: TablePhase
  readonly seats: readonly (Omit<Sitter, 'missed'> | null)[]
  readonly games: number
  readonly game: GameView | null
  /** The latest event this view knows. */
  readonly seq: number
  readonly turnedAt: number
  /** When the clock was last wound, in milliseconds since 1970 by the server's clock. */
  readonly woundAt: number
}

/** An event of a table as one viewer may see it. */
export type TableEventView = EventView | SeatingEvent

/** What happens round the table is seen by all. */
type SeatingEvent = Extract<
  TableEvent,
  {
    type:
      | 'opened'
      | 'sat'
      | 'got-up'
      | 'ready-to-start'
      | 'started'
      | 'stood-in'
      | 'ran-out'
      | 'returned'
      | 'handed-on'
      | 'gathered-again'
      | 'spoke'
      | 'wound'
      | 'closed'
  }
>

/** A table as the viewer may see it. */
export function viewTable(table: Table, viewer: Viewer): TableView {
  const made: Omit<TableView, typeof seen> = {
    seat: viewer.kind === 'seat' ? viewer.seat : null,
    settings: table.settings,
    host: table.host,
    phase: table.phase,
    seats: table.seats.map((sitter) => {
      if (sitter === null) return null
      const { missed: _, ...shown } = sitter
      return shown
    }),
    games: table.games,
    game: table.game && view(table.game, viewer),
    seq: table.seq,
    turnedAt: table.turnedAt,
    woundAt: table.woundAt,
  }
  return made as TableView
}

/** An event as the viewer may see it, while its hand may still be running. */
export function viewOfTableEvent(event: TableEvent, viewer: Viewer): TableEventView {
  switch (event.type) {
    case 'opened':
    case 'sat':
    case 'got-up':
    case 'ready-to-start':
    case 'started':
    case 'stood-in':
    case 'ran-out':
    case 'returned':
    case 'handed-on':
    case 'gathered-again':
    case 'spoke':
    case 'wound':
    case 'closed':
      return event
    default:
      return viewOf(event, viewer)
  }
}
