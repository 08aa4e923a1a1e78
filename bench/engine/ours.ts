import { type Deck, deckNamed } from '../../engine/deck'
import { decideGame, evolveGame, startGame } from '../../engine/game'
import { decide, evolve, opening, startHand } from '../../engine/hand'
import { type Hand, scoresOf, USUAL_RULES } from '../../engine/hand-state'
import { allSeats } from '../../engine/seat'
import { type EventView, type Viewer, viewOf } from '../../engine/view'
import { writeRecord } from '../../engine/write-record'
import type { PlayedGame, PlayedHand } from './games'

const viewers = allSeats(10).map((seat): Viewer => ({ kind: 'seat', seat }))
const viewer = viewers[0] as Viewer
const deck = deckNamed('traditional') as Deck

/** The view made last: kept, so that no compiler finds the views unneeded. */
export let lastView: EventView | undefined

/** Plays a hand: judges each command, applies its events, and makes one seat's view of each of them. */
export function playHand({ dealer, dealt, commands }: PlayedHand): Hand {
  let hand = startHand({ deck, rules: USUAL_RULES, dealer, dealt })
  for (const event of opening(hand)) {
    hand = evolve(hand, event)
    lastView = viewOf(event, viewer)
  }
  for (const command of commands) {
    const decision = decide(hand, command)
    if (!decision.ok) throw new Error(`${command.do} was rejected: ${decision.reason}`)
    for (const event of decision.events) {
      hand = evolve(hand, event)
      lastView = viewOf(event, viewer)
    }
  }
  return hand
}

/** Plays a game: the same, with its secrets, cuts and shuffles. */
export function playGame({ setup, commands }: PlayedGame): readonly number[] {
  let game = startGame(setup)
  for (const command of commands) {
    const decision = decideGame(game, command)
    if (!decision.ok) throw new Error(`${command.do} was rejected: ${decision.reason}`)
    for (const event of decision.events) {
      game = evolveGame(game, event)
      lastView = viewOf(event, viewer)
    }
  }
  return game.totals
}

/** The scores of a hand when it is played. */
export function scoresOfHand(played: PlayedHand): readonly number[] {
  return scoresOf(playHand(played))
}

/** The bytes of a hand's record: as JSON, without the events, which a replay gives again. */
export function recordBytes(played: PlayedHand): number {
  const players = ['Agnes', 'Beth', 'Clare', 'Dora']
  const record = writeRecord(playHand(played), { players, commands: played.commands })
  return Buffer.byteLength(JSON.stringify(record))
}
