import type { Game, GameCommand, GameEvent, GameRejection } from '../game-state'
import type { Seat } from '../seat'
import type { Phrase } from './phrases'
import type { TableSettings } from './settings'

declare const playerBrand: unique symbol

/** A player, by an id that tells nothing of the person: names never stand in events. */
export type PlayerId = string & { readonly [playerBrand]: true }

/** Somebody at a seat. */
export interface Sitter {
  readonly player: PlayerId
  readonly kind: 'person' | 'computer'
  /** Ready for the game to start. */
  readonly ready: boolean
  /** Why a stand-in plays for the person; null while the person plays. */
  readonly away: Absence | null
  /** How many of the seat's turns in a row the clock has ended. */
  readonly missed: number
}

/** Why a stand-in plays: the person left, was removed, let the clock run out, or was found to be away. */
export type Absence = 'left' | 'removed' | 'clock' | 'called'

/**
 * `gathering`: people sit down. `playing`: a game runs. `finished`: its result is shown; they may play again.
 * `closed`: for good.
 */
export type TablePhase = 'gathering' | 'playing' | 'finished' | 'closed'

/** A table at one moment. Never changed: `evolveTable` makes the next. */
export interface Table {
  readonly settings: TableSettings
  readonly host: PlayerId
  readonly phase: TablePhase
  /** For each seat who sits there. */
  readonly seats: readonly (Sitter | null)[]
  readonly barred: readonly PlayerId[]
  /** How many games have been started here. */
  readonly games: number
  /** The game being played, else the last one. */
  readonly game: Game | null
  /** The number of the latest event, from 1; 0 before the first. */
  readonly seq: number
  /** The event that last changed whose turn it is or what thanks are owed. */
  readonly turnedAt: number
  /** When the clock was last wound, in milliseconds since 1970. */
  readonly woundAt: number
}

/** What a player does in a game: the seat follows from who sends it. */
export type Play =
  | { readonly do: 'cut'; at: number; contribution?: string | undefined }
  | { readonly do: 'ready'; contribution?: string | undefined }
  | { readonly do: 'ask'; of: number; card: string; please: boolean }
  /** Thanks name the card they are for. */
  | { readonly do: 'thank'; card: string }

/** What is done to a table. Who does it is known for sure; everything else is judged by `decideTable`. */
export type TableCommand =
  | { readonly do: 'sit'; by: PlayerId; seat: number }
  | { readonly do: 'leave'; by: PlayerId }
  /** The person takes the seat back from the stand-in. */
  | { readonly do: 'return'; by: PlayerId }
  | { readonly do: 'be-ready'; by: PlayerId; ready: boolean }
  | { readonly do: 'start'; by: PlayerId }
  | { readonly do: 'remove'; by: PlayerId; seat: number }
  | { readonly do: 'seat-computer'; by: PlayerId; seat: number; computer: PlayerId }
  | { readonly do: 'hand-on'; by: PlayerId; seat: number }
  /** Calls a stand-in for somebody who is away; that the person is away is for the caller to know. */
  | { readonly do: 'call-stand-in'; by: PlayerId; seat: number }
  | { readonly do: 'play-again'; by: PlayerId }
  | { readonly do: 'speak'; by: PlayerId; phrase: Phrase }
  /** `seen`: the latest event on the player's screen. */
  | { readonly do: 'play'; by: PlayerId; seen: number; play: Play }
  /** The table's own doing: clocks, computer players, the secret of a hand, the end of an absence. */
  | { readonly do: 'own'; command: GameCommand }
  /** Clocks start anew, as after an outage. */
  | { readonly do: 'wind' }
  | { readonly do: 'close' }

/** What happened at a table. */
export type TableEvent =
  | { readonly type: 'opened'; readonly settings: TableSettings; readonly host: PlayerId }
  | {
      readonly type: 'sat'
      readonly seat: Seat
      readonly player: PlayerId
      readonly kind: Sitter['kind']
    }
  | {
      readonly type: 'got-up'
      readonly seat: Seat
      readonly player: PlayerId
      readonly removed: boolean
    }
  | { readonly type: 'ready-to-start'; readonly seat: Seat; readonly ready: boolean }
  /** `order`: the seats that were taken; they are the game's seats 0, 1, 2 …, those left empty being put away. */
  | { readonly type: 'started'; readonly game: number; readonly order: readonly Seat[] }
  | { readonly type: 'stood-in'; readonly seat: Seat; readonly why: Absence }
  /** The clock ended the seat's turn, for so many of its turns in a row. */
  | { readonly type: 'ran-out'; readonly seat: Seat; readonly inARow: number }
  | { readonly type: 'returned'; readonly seat: Seat }
  | { readonly type: 'handed-on'; readonly host: PlayerId }
  | { readonly type: 'gathered-again' }
  /** Somebody said a set phrase. */
  | { readonly type: 'spoke'; readonly seat: Seat; readonly phrase: Phrase }
  | { readonly type: 'wound' }
  | { readonly type: 'closed' }
  | GameEvent

/** Why a command to a table was not heard. It changed nothing, and only its sender is told. */
export type TableRejection =
  | GameRejection
  | 'table-is-closed'
  | 'barred'
  | 'seat-is-taken'
  | 'already-seated'
  | 'not-seated'
  | 'not-the-host'
  | 'nobody-there'
  | 'a-stand-in-plays'
  | 'nobody-stands-in'
  | 'game-is-running'
  | 'not-everybody-is-ready'
  | 'too-few-players'
  | 'no-such-phrase'
  /** It was given on an old picture of the table: whose turn it is, or what is owed, has changed since. */
  | 'stale'
