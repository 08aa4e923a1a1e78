import { evolveGame, startGame } from '../game'
import type { GameEvent } from '../game-state'
import { allSeats, type Seat } from '../seat'
import type { TableSettings } from './settings'
import type { PlayerId, Sitter, Table, TableEvent } from './state'

/** A table before its first event. */
export function newTable(settings: TableSettings, host: PlayerId): Table {
  return {
    settings,
    host,
    phase: 'gathering',
    seats: allSeats(settings.seats).map(() => null),
    barred: [],
    games: 0,
    game: null,
    seq: 0,
    turnedAt: 0,
    woundAt: 0,
  }
}

/**
 * The table after an event. Applies what `decideTable` made, without judging it again.
 * @param at when it happened, in milliseconds since 1970
 */
export function evolveTable(table: Table, event: TableEvent, at: number): Table {
  const next = { ...changed(table, event), seq: table.seq + 1 }
  if (!WINDS.has(event.type)) return next
  return { ...next, woundAt: at, turnedAt: event.type === 'wound' ? table.turnedAt : next.seq }
}

/** The events that start the clock anew; but for `wound`, they also change whose turn it is or what is owed. */
const WINDS: ReadonlySet<TableEvent['type']> = new Set([
  'started',
  'committed',
  'cut-again',
  'dealt',
  'given',
  'thanked',
  'forgot-thanks',
  'turn',
  'wound',
] satisfies TableEvent['type'][])

function changed(table: Table, event: TableEvent): Table {
  switch (event.type) {
    case 'opened':
      return newTable(event.settings, event.host)
    case 'sat':
      return seated(table, event.seat, {
        player: event.player,
        kind: event.kind,
        ready: event.kind === 'computer',
        away: null,
        missed: 0,
      })
    case 'got-up':
      return seated(event.removed ? bar(table, event.player) : table, event.seat, null)
    case 'ready-to-start':
      return sitter(table, event.seat, { ready: event.ready })
    case 'started':
      return started(table, event.order)
    case 'stood-in': {
      const player = table.seats[event.seat]?.player
      const barred = event.why === 'removed' && player !== undefined ? bar(table, player) : table
      return sitter(barred, event.seat, { away: event.why, missed: 0 })
    }
    case 'ran-out':
      return sitter(table, event.seat, { missed: event.inARow })
    case 'returned':
      return sitter(table, event.seat, { away: null, missed: 0 })
    case 'handed-on':
      return { ...table, host: event.host }
    case 'gathered-again':
      return gatheredAgain(table)
    case 'spoke':
    case 'wound':
      return table
    case 'closed':
      return { ...table, phase: 'closed' }
    default:
      return played(table, event)
  }
}

function started(table: Table, order: readonly Seat[]): Table {
  return {
    ...table,
    phase: 'playing',
    games: table.games + 1,
    seats: order.map((seat) => table.seats[seat] ?? null),
    game: startGame({ ...table.settings, seats: order.length }),
  }
}

function played(table: Table, event: GameEvent): Table {
  if (table.game === null) return table
  const game = evolveGame(table.game, event)
  const isOver = event.type === 'game-over' || event.type === 'abandoned'
  const after: Table = { ...table, game, phase: isOver ? 'finished' : table.phase }
  return ENDS_TURN.has(event.type) && 'by' in event ? sitter(after, event.by, { missed: 0 }) : after
}

/** The ends of a turn; one by the clock is counted by the `ran-out` that follows it. */
const ENDS_TURN: ReadonlySet<GameEvent['type']> = new Set([
  'unsuccessful',
  'forgot-please',
  'forgot-thanks',
  'mistaken',
] satisfies GameEvent['type'][])

/** The same people in the same seats, but for those who left or were removed; empty seats are put back. */
function gatheredAgain(table: Table): Table {
  const stay = table.seats.map((sitter): Sitter | null => {
    if (sitter === null || sitter.away === 'left' || sitter.away === 'removed') return null
    return { ...sitter, away: null, missed: 0, ready: sitter.kind === 'computer' }
  })
  const seats = allSeats(table.settings.seats).map((seat) => stay[seat] ?? null)
  return { ...table, phase: 'gathering', seats }
}

function seated(table: Table, seat: Seat, who: Sitter | null): Table {
  return { ...table, seats: table.seats.map((old, index) => (index === seat ? who : old)) }
}

function sitter(table: Table, seat: Seat, change: Partial<Sitter>): Table {
  const old = table.seats[seat]
  return old ? seated(table, seat, { ...old, ...change }) : table
}

function bar(table: Table, player: PlayerId): Table {
  return { ...table, barred: [...table.barred, player] }
}
