import type { Game, GameCommand, GameEvent } from '../game-state'
import type { Hand, HandCommand, HandEvent } from '../hand-state'
import { allSeats } from '../seat'
import { writeRecord } from '../write-record'
import type { Entry } from './games'
import { DECK, dealFrom } from './hands'

/** A hand of a game as it was played: how it ended, and all that was done and happened in it. */
export interface PlayedHand {
  readonly hand: Hand
  readonly commands: readonly HandCommand[]
  readonly events: readonly HandEvent[]
}

const HAND_COMMANDS = ['ask', 'thank', 'timeout', 'stop']

/** The hands of a game that came to their end, in order. */
export function handsOf(entries: readonly Entry[]): PlayedHand[] {
  const hands: PlayedHand[] = []
  let commands: HandCommand[] = []
  let events: HandEvent[] = []
  for (const { command, events: made, before, states } of entries) {
    if (before.phase === 'playing' && isHandCommand(command)) commands.push(command)
    for (const [index, event] of made.entries()) {
      if (event.type === 'dealt') {
        commands = []
        events = []
      } else if (isHandEvent(event)) events.push(event)
      const ended: Game | undefined = states[index]
      if (event.type === 'revealed' && ended?.hand)
        hands.push({ hand: ended.hand, commands, events })
    }
  }
  return hands
}

function isHandCommand(command: GameCommand): command is HandCommand {
  return HAND_COMMANDS.includes(command.do)
}

const NOT_OF_A_HAND = [
  ...['committed', 'contributed', 'cut', 'cut-again', 'ready', 'dealt'],
  ...['revealed', 'dealt-anew', 'game-over', 'abandoned'],
]

function isHandEvent(event: GameEvent): event is HandEvent {
  return !NOT_OF_A_HAND.includes(event.type)
}

/** The text of a hand's record, as a file holds it. */
export function recordText({ hand, commands, events }: PlayedHand): string {
  const players = allSeats(hand.seats).map((seat) => `Player ${seat}`)
  return JSON.stringify(writeRecord(hand, { players, commands, events }))
}

/** A good record as parsed JSON, of a small hand: the fasts are in play between seats 0 and 1. Change it at will. */
export function goodRecord(): Record<string, unknown> {
  return {
    format: 'church-game-hand',
    version: 1,
    deck: DECK.slug,
    players: ['Agnes', 'Beth', 'Clare'],
    dealer: 0,
    rules: { courtesy: 'strict', list: 'shown', bluffing: true },
    deal: dealFrom(['lent advent', 'fridays fasts-list', '...']),
    commands: [
      { do: 'ask', by: 0, of: 1, card: 'fridays', please: true },
      { do: 'thank', by: 0 },
      { do: 'timeout' },
    ],
  }
}
