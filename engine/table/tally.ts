import type { Deck } from '../deck'
import { allSeats } from '../seat'
import type { TableEvent } from './state'

/** What happened in a hand that somebody may look for. `unnoticed`: a mistaken request that nobody could notice. */
export const HAND_MARKS = [
  'lapse',
  'mistake',
  'unnoticed',
  'timeout',
  'stand-in',
  'stopped',
] as const

/** One of them. */
export type HandMark = (typeof HAND_MARKS)[number]

/** What the person at a seat did in a hand; what a stand-in did there is nobody's. */
export interface SeatTally {
  readonly requests: number
  /** Requests that brought a card, kept or not. */
  readonly succeeded: number
  readonly forgotPlease: number
  readonly forgotThanks: number
  /** Requests against rule 9, noticed or not. */
  readonly mistakes: number
  /** Turns that the clock ended with no thanks owed. */
  readonly timeouts: number
  /** The numbers of the sets laid down, by whoever played: they count for the seat. */
  readonly sets: readonly number[]
}

/** A hand in figures. */
export interface HandTally {
  readonly marks: readonly HandMark[]
  readonly seats: readonly SeatTally[]
}

type Counted = Exclude<keyof SeatTally, 'sets'>

const MARK_OF: Partial<Record<TableEvent['type'], HandMark>> = {
  'forgot-please': 'lapse',
  'forgot-thanks': 'lapse',
  mistaken: 'mistake',
  timeout: 'timeout',
  'ran-out': 'timeout',
  'stood-in': 'stand-in',
  stopped: 'stopped',
}

/**
 * Counts what happened in a hand.
 * @param log the table's events from the deal to the end of the hand
 * @param away for each seat whether a stand-in plays at the end of the hand
 */
export function tallyOf(
  deck: Deck,
  log: readonly TableEvent[],
  away: readonly boolean[],
): HandTally {
  const seats = allSeats(away.length).map(() => ({
    requests: 0,
    succeeded: 0,
    forgotPlease: 0,
    forgotThanks: 0,
    mistakes: 0,
    timeouts: 0,
    sets: [] as number[],
  }))
  const marks = new Set<HandMark>()
  const stoodIn = awayAtFirst(log, away)
  const count = (seat: number, ...keys: Counted[]) => {
    const tally = seats[seat]
    if (tally && !stoodIn[seat]) for (const key of keys) tally[key] += 1
  }
  for (const event of log) {
    const mark = MARK_OF[event.type]
    if (mark) marks.add(mark)
    switch (event.type) {
      case 'stood-in':
      case 'returned':
        stoodIn[event.seat] = event.type === 'stood-in'
        break
      case 'laid':
        seats[event.by]?.sets.push(deck.set(event.set)?.number ?? 0)
        break
      case 'given':
        count(event.by, 'requests', 'succeeded')
        break
      case 'unsuccessful':
        if (event.mistaken) marks.add('unnoticed')
        count(event.by, 'requests', ...(event.mistaken ? (['mistakes'] as const) : []))
        break
      case 'mistaken':
        count(event.by, 'requests', 'mistakes')
        break
      case 'forgot-please':
        count(event.by, 'requests', 'forgotPlease')
        break
      case 'forgot-thanks':
        count(event.by, 'forgotThanks')
        break
      case 'timeout':
        count(event.by, 'timeouts')
        break
    }
  }
  return {
    marks: HAND_MARKS.filter((mark) => marks.has(mark)),
    seats: seats.map((seat) => ({ ...seat, sets: seat.sets.sort((one, other) => one - other) })),
  }
}

/** Whoever is the first to come or go in the hand was the other before. */
function awayAtFirst(log: readonly TableEvent[], away: readonly boolean[]): boolean[] {
  return away.map((isAway, seat) => {
    const first = log.find(
      (event) => (event.type === 'stood-in' || event.type === 'returned') && event.seat === seat,
    )
    return first ? first.type === 'returned' : isAway
  })
}
