import type { TableView } from '@/engine/table/view'

/**
 * What the screen is about. `asking`: my turn. `thanks`: I was given a card and owe thanks. `waiting`: somebody
 * else's turn. `watching`: I have no seat. `away`: a stand-in plays for me.
 */
export type Moment = 'asking' | 'thanks' | 'waiting' | 'watching' | 'away'

/** The viewer's moment in a hand that is played. */
export function momentOf(view: TableView): Moment {
  const hand = view.game?.hand
  if (view.seat === null) return 'watching'
  if ((view.seats[view.seat]?.away ?? null) !== null) return 'away'
  if (hand?.turn !== view.seat) return 'waiting'
  return hand.owed === null ? 'asking' : 'thanks'
}

/** Which of its screens the table shows. */
export type Screen =
  | 'gathering'
  | 'shuffling'
  | 'cutting'
  | 'between'
  | 'playing'
  | 'finished'
  | 'closed'

/** The screen for a view. */
export function screenOf({ phase, game }: TableView): Screen {
  if (phase !== 'playing') return phase
  switch (game?.phase) {
    case 'cutting':
      return 'cutting'
    case 'playing':
      return 'playing'
    case 'over':
    case 'abandoned':
      return 'finished'
    default:
      return game?.past.length || game?.phase === 'readying' ? 'between' : 'shuffling'
  }
}
