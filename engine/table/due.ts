import type { Game } from '../game-state'
import { isEmpty } from '../hand-state'
import { allSeats, type Seat } from '../seat'
import { isPlayedByTable, isPresent } from './sitters'
import type { Table } from './state'

/** How fast the table does things by itself, in milliseconds. */
export interface Pace {
  /** How long everybody has to cut, or to be ready for a hand (ruling "Absence"). */
  readonly patience: number
  /** How long a computer player waits before it speaks. */
  readonly think: number
  /** The same when only computer players have cards. */
  readonly thinkAlone: number
}

/** A human moment for computer players, and a minute for people. */
export const USUAL_PACE: Pace = { patience: 60_000, think: 1_400, thinkAlone: 350 }

/** What the table has to do by itself next, and when (milliseconds since 1970). */
export type Due = { readonly at: number } /** A secret for the next hand is to be drawn. */ & (
  | { readonly what: 'commit' }
  | { readonly what: 'cut-for' | 'ready-for'; readonly seat: Seat }
  /** The clock runs out on the player whose turn it is. */
  | { readonly what: 'clock' }
  /** A computer player, or a stand-in, plays. */
  | { readonly what: 'move'; readonly seat: Seat }
)

/** What is due next; null where the table waits for people without a clock, or nobody is there to play for. */
export function dueOf(table: Table, pace: Pace): Due | null {
  const { phase, game } = table
  if (phase !== 'playing' || game === null || !table.seats.some(isPresent)) return null
  switch (game.phase) {
    case 'committing':
      return { what: 'commit', at: table.woundAt }
    case 'cutting': {
      const cut = game.cuts.filter(({ round }) => round === game.round).map(({ by }) => by)
      return firstDue(
        table,
        pace,
        'cut-for',
        game.among.filter((seat) => !cut.includes(seat)),
      )
    }
    case 'readying': {
      const unready = allSeats(table.seats.length).filter((seat) => !game.ready[seat])
      return firstDue(table, pace, 'ready-for', unready)
    }
    case 'playing':
      return turnDue(table, game, pace)
    default:
      return null
  }
}

/** Computer players cut and are ready one after another; people are waited for. */
function firstDue(
  table: Table,
  pace: Pace,
  what: 'cut-for' | 'ready-for',
  waiting: Seat[],
): Due | null {
  const byTable = waiting.find((seat) => isPlayedByTable(table.seats[seat]))
  if (byTable !== undefined) {
    return {
      what,
      seat: byTable,
      at: table.woundAt + pace.think * ((byTable + 1) / table.seats.length),
    }
  }
  const [person] = waiting
  return person === undefined ? null : { what, seat: person, at: table.woundAt + pace.patience }
}

function turnDue(table: Table, { hand }: Game, pace: Pace): Due | null {
  const seat = hand?.turn ?? null
  if (hand === null || seat === null) return null
  if (isPlayedByTable(table.seats[seat])) {
    const people = allSeats(table.seats.length).filter((each) => isPresent(table.seats[each]))
    const isAlone = people.every((person) => isEmpty(hand, person))
    return { what: 'move', seat, at: table.woundAt + (isAlone ? pace.thinkAlone : pace.think) }
  }
  const { clock } = table.settings
  return clock === null ? null : { what: 'clock', at: table.woundAt + clock * 1000 }
}
