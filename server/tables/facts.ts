import type { Table } from '@/engine/table/state'
import { evolveTable } from '@/engine/table/table'
import type { HandTally } from '@/engine/table/tally'
import type { Logged } from './loaded'
import { tallyOfHand } from './project-game'

/** What is kept of a hand beside the log. */
export interface HandFacts {
  readonly number: number
  readonly attempt: number
  readonly dealer: number
  readonly deal: readonly (readonly string[])[]
  readonly cards: number
  readonly end: 'PLAYED' | 'STOPPED' | 'ANEW' | 'ABANDONED' | null
  readonly fromSeq: number
  readonly toSeq: number | null
  /** For each seat its cards; none where the hand wasn't scored. */
  readonly scores: readonly number[]
  /** What happened in it; null where it wasn't scored. */
  readonly tally: HandTally | null
}

/** What is kept of a game beside the log. */
export interface GameFacts {
  readonly number: number
  readonly deck: string
  readonly state: 'RUNNING' | 'OVER' | 'ABANDONED'
  readonly seats: readonly {
    readonly seat: number
    readonly player: string
    readonly total: number
    readonly place: number | null
  }[]
  readonly hands: readonly HandFacts[]
}

/** The games of a table by its log, for comparing with what is kept. */
export function gamesBy(start: Table, log: readonly Logged[]): GameFacts[] {
  const games: GameFacts[] = []
  let table = start
  for (const [index, { seq, at, event }] of log.entries()) {
    table = evolveTable(table, event, at)
    const game = games.at(-1)
    const tally = () => tallyOfHand(table, log.slice(0, index + 1))
    if (event.type === 'started') games.push(begun(table))
    else if (game) games[games.length - 1] = after(game, table, { event, seq, tally })
  }
  return games
}

function begun({ games, game, seats }: Table): GameFacts {
  return {
    number: games,
    deck: game?.setup.deck ?? '',
    state: 'RUNNING',
    seats: seats.flatMap((sitter, seat) =>
      sitter === null ? [] : [{ seat, player: sitter.player, total: 0, place: null }],
    ),
    hands: [],
  }
}

interface Told extends Pick<Logged, 'event' | 'seq'> {
  readonly tally: () => HandTally | null
}

function after(game: GameFacts, table: Table, { event, seq, tally }: Told): GameFacts {
  switch (event.type) {
    case 'dealt': {
      const hand: HandFacts = {
        number: event.hand,
        attempt: table.game?.attempt ?? 1,
        dealer: event.dealer,
        deal: event.dealt,
        cards: event.dealt.flat().length,
        end: null,
        fromSeq: seq,
        toSeq: null,
        scores: [],
        tally: null,
      }
      return { ...game, hands: [...game.hands, hand] }
    }
    case 'hand-over':
    case 'stopped': {
      const { scores } = event
      const end = event.type === 'stopped' ? 'STOPPED' : 'PLAYED'
      const seats = game.seats.map((one) => ({
        ...one,
        total: one.total + (scores[one.seat] ?? 0),
      }))
      return { ...ended(game, { end, toSeq: seq, scores, tally: tally() }), seats }
    }
    case 'dealt-anew':
      return ended(game, { end: 'ANEW', toSeq: seq })
    case 'abandoned':
      return { ...ended(game, { end: 'ABANDONED', toSeq: seq }), state: 'ABANDONED' }
    case 'game-over': {
      const seats = game.seats.map((one) => ({ ...one, place: event.places[one.seat] ?? null }))
      return { ...game, seats, state: 'OVER' }
    }
    default:
      return game
  }
}

/** The hand that runs, if any, is over. */
function ended(
  game: GameFacts,
  how: Pick<HandFacts, 'end' | 'toSeq'> & Partial<HandFacts>,
): GameFacts {
  return {
    ...game,
    hands: game.hands.map((hand) => (hand.end === null ? { ...hand, ...how } : hand)),
  }
}
