import { decideGame } from '../game'
import type { GameCommand, GameEvent } from '../game-state'
import type { Decision } from '../hand-state'
import { allSeats, isSeat, type Seat } from '../seat'
import { play } from './play'
import { belongsToSomebody, isPresent, nextHost, seatOf } from './sitters'
import { speak } from './speak'
import type { PlayerId, Sitter, Table, TableCommand, TableEvent, TableRejection } from './state'
import { evolveTable } from './table'

type Answer = Decision<TableEvent, TableRejection>
type Of<Do> = Extract<TableCommand, { do: Do }>

/** So many clocks run out in a row mean a stand-in (ruling "Leaving"). */
const MOST_MISSED = 3

/**
 * Judges a command to a table. Never throws and changes nothing.
 * @returns the events it makes, to be applied by `evolveTable`; or the reason why it isn't heard.
 */
export function decideTable(table: Table, command: TableCommand): Answer {
  if (table.phase === 'closed') return rejected('table-is-closed')
  switch (command.do) {
    case 'sit':
      return sit(table, command)
    case 'leave':
      return leave(table, command)
    case 'return':
      return comeBack(table, command)
    case 'be-ready':
      return beReady(table, command)
    case 'start':
      return start(table, command)
    case 'remove':
      return remove(table, command)
    case 'seat-computer':
      return seatComputer(table, command)
    case 'hand-on':
      return handOn(table, command)
    case 'call-stand-in':
      return callStandIn(table, command)
    case 'play-again':
      return playAgain(table, command)
    case 'speak':
      return speak(table, command)
    case 'play':
      return play(table, command)
    case 'own':
      return own(table, command.command)
    case 'wind':
      return accepted([{ type: 'wound' }])
    case 'close':
      return accepted([...abandoned(table), { type: 'closed' }])
    default:
      return rejected('no-such-command')
  }
}

function sit(table: Table, { by, seat }: Of<'sit'>): Answer {
  if (table.barred.includes(by)) return rejected('barred')
  if (seatOf(table, by) !== undefined) return rejected('already-seated')
  if (table.phase !== 'gathering') return rejected('game-is-running')
  if (!isSeat(seat, table.seats.length)) return rejected('no-such-seat')
  if (table.seats[seat]) return rejected('seat-is-taken')
  return accepted([{ type: 'sat', seat, player: by, kind: 'person' }])
}

function leave(table: Table, { by }: Of<'leave'>): Answer {
  const seat = seatOf(table, by)
  const sitter = seat === undefined ? null : (table.seats[seat] ?? null)
  if (seat === undefined || !belongsToSomebody(sitter)) return rejected('not-seated')
  return accepted(going(table, seat, by, 'left'))
}

/** What follows when a person goes: the seat is freed or stood in for, the table handed on, or given up. */
function going(table: Table, seat: Seat, player: PlayerId, why: 'left' | 'removed'): TableEvent[] {
  const isPlaying = table.phase === 'playing'
  const gone: TableEvent = isPlaying
    ? { type: 'stood-in', seat, why }
    : { type: 'got-up', seat, player, removed: why === 'removed' }
  const after = evolveTable(table, gone, table.woundAt)
  if (isPlaying && !after.seats.some(belongsToSomebody)) {
    return [gone, ...abandoned(after), { type: 'closed' }]
  }
  const host = player === table.host ? nextHost(after, seat) : undefined
  return host === undefined ? [gone] : [gone, { type: 'handed-on', host }]
}

function abandoned(table: Table): GameEvent[] {
  if (table.phase !== 'playing' || table.game === null) return []
  const decision = decideGame(table.game, { do: 'abandon' })
  return decision.ok ? [...decision.events] : []
}

function comeBack(table: Table, { by }: Of<'return'>): Answer {
  if (table.barred.includes(by)) return rejected('barred')
  const seat = seatOf(table, by)
  if (seat === undefined) return rejected('not-seated')
  if (table.phase !== 'playing' || isPresent(table.seats[seat])) return rejected('nobody-stands-in')
  const returned: TableEvent = { type: 'returned', seat }
  // While nobody played, no clock ran.
  return accepted(table.seats.some(isPresent) ? [returned] : [returned, { type: 'wound' }])
}

function beReady(table: Table, { by, ready }: Of<'be-ready'>): Answer {
  const seat = seatOf(table, by)
  if (seat === undefined) return rejected('not-seated')
  if (table.phase !== 'gathering') return rejected('game-is-running')
  const said: TableEvent = { type: 'ready-to-start', seat, ready }
  const after = evolveTable(table, said, table.woundAt)
  return accepted([said, ...(after.seats.every((sitter) => sitter?.ready) ? starting(after) : [])])
}

function start(table: Table, { by }: Of<'start'>): Answer {
  if (by !== table.host) return rejected('not-the-host')
  if (table.phase !== 'gathering') return rejected('game-is-running')
  const sitters = table.seats.filter((sitter): sitter is Sitter => sitter !== null)
  if (sitters.length < 2) return rejected('too-few-players')
  if (!sitters.every(({ ready, player }) => ready || player === by)) {
    return rejected('not-everybody-is-ready')
  }
  return accepted(starting(table))
}

function starting(table: Table): TableEvent[] {
  const order = allSeats(table.seats.length).filter((seat) => table.seats[seat] !== null)
  return [{ type: 'started', game: table.games + 1, order }]
}

function remove(table: Table, { by, seat }: Of<'remove'>): Answer {
  if (by !== table.host) return rejected('not-the-host')
  if (!isSeat(seat, table.seats.length)) return rejected('no-such-seat')
  const sitter = table.seats[seat] ?? null
  if (sitter === null) return rejected('nobody-there')
  if (sitter.player === by) return rejected('asked-yourself')
  if (sitter.kind === 'computer') {
    if (table.phase === 'playing') return rejected('game-is-running')
    return accepted([{ type: 'got-up', seat, player: sitter.player, removed: false }])
  }
  if (sitter.away === 'removed') return rejected('nobody-there')
  return accepted(going(table, seat, sitter.player, 'removed'))
}

function seatComputer(table: Table, { by, seat, computer }: Of<'seat-computer'>): Answer {
  if (by !== table.host) return rejected('not-the-host')
  if (table.phase !== 'gathering') return rejected('game-is-running')
  if (!isSeat(seat, table.seats.length)) return rejected('no-such-seat')
  if (table.seats[seat]) return rejected('seat-is-taken')
  if (seatOf(table, computer) !== undefined) return rejected('already-seated')
  return accepted([{ type: 'sat', seat, player: computer, kind: 'computer' }])
}

function handOn(table: Table, { by, seat }: Of<'hand-on'>): Answer {
  if (by !== table.host) return rejected('not-the-host')
  const sitter = isSeat(seat, table.seats.length) ? table.seats[seat] : undefined
  if (!isPresent(sitter) || sitter.player === by) return rejected('nobody-there')
  return accepted([{ type: 'handed-on', host: sitter.player }])
}

function callStandIn(table: Table, { by, seat }: Of<'call-stand-in'>): Answer {
  const caller = seatOf(table, by)
  if (caller === undefined || !isPresent(table.seats[caller])) return rejected('not-seated')
  if (!isSeat(seat, table.seats.length)) return rejected('no-such-seat')
  if (!isPresent(table.seats[seat])) return rejected('nobody-there')
  if (table.phase !== 'playing' || table.game?.hand?.turn !== seat) return rejected('not-now')
  return accepted([{ type: 'stood-in', seat, why: 'called' }])
}

function playAgain(table: Table, { by }: Of<'play-again'>): Answer {
  if (seatOf(table, by) === undefined) return rejected('not-seated')
  if (table.phase !== 'finished') return rejected('game-is-running')
  const again: TableEvent = { type: 'gathered-again' }
  const ready = beReady(evolveTable(table, again, table.woundAt), {
    do: 'be-ready',
    by,
    ready: true,
  })
  return ready.ok ? accepted([again, ...ready.events]) : ready
}

/** The table's own doing in a game. A clock that ends a person's turn is counted. */
function own(table: Table, command: GameCommand): Answer {
  if (table.phase !== 'playing' || table.game === null) return rejected('not-now')
  const seat = table.game.hand?.turn ?? null
  const decision = decideGame(table.game, command)
  if (!decision.ok || command.do !== 'timeout' || seat === null) return decision
  const sitter = table.seats[seat]
  if (!isPresent(sitter)) return decision
  const inARow = sitter.missed + 1
  const events: TableEvent[] = [...decision.events, { type: 'ran-out', seat, inARow }]
  if (inARow >= MOST_MISSED) events.push({ type: 'stood-in', seat, why: 'clock' })
  return accepted(events)
}

function accepted(events: readonly TableEvent[]): Answer {
  return { ok: true, events }
}

function rejected(reason: TableRejection): Answer {
  return { ok: false, reason }
}
