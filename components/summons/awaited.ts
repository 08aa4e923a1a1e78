import type { TableView } from '@/engine/table/view'

/** For what the viewer is waited for; null where nobody waits. */
export function awaitedIn({ seat, seats, phase, game }: TableView) {
  if (seat === null || phase !== 'playing' || game === null) return null
  if ((seats[seat]?.away ?? null) !== null) return null
  switch (game.phase) {
    case 'playing':
      return game.hand?.turn === seat ? 'turn' : null
    case 'cutting': {
      const hasCut = game.cuts.some(({ by, round }) => by === seat && round === game.round)
      return game.among.includes(seat) && !hasCut ? 'cut' : null
    }
    case 'readying':
      return game.ready[seat] ? null : 'ready'
    default:
      return null
  }
}
