import { allSeats, type Seat } from '@/engine/seat'
import { isPresent } from '@/engine/table/sitters'
import type { PlayerId, Table } from '@/engine/table/state'

/** For what somebody is waited for: the own turn, the cut for the deal, or to be ready for the next hand. */
export type Awaited = 'turn' | 'cut' | 'ready'

/** The people whom a table waits for, and for what. */
export function awaitedAt({ phase, game, seats }: Table): Map<PlayerId, Awaited> {
  if (phase !== 'playing' || game === null) return new Map()
  const people = (of: readonly Seat[], what: Awaited) =>
    new Map(
      of.flatMap((seat) => {
        const sitter = seats[seat]
        return isPresent(sitter) ? [[sitter.player, what] as const] : []
      }),
    )
  switch (game.phase) {
    case 'playing': {
      const turn = game.hand?.turn ?? null
      return people(turn === null ? [] : [turn], 'turn')
    }
    case 'cutting': {
      const cut = game.cuts.filter(({ round }) => round === game.round).map(({ by }) => by)
      const open = game.among.filter((seat) => !cut.includes(seat))
      return people(open, 'cut')
    }
    case 'readying':
      return people(
        allSeats(seats.length).filter((seat) => !game.ready[seat]),
        'ready',
      )
    default:
      return new Map()
  }
}
