import type { Card, Deck } from './deck'
import type { Commitment, Contribution, Secret } from './fair'
import type { Hand, HandCommand, HandEvent, HandRejection, Rules } from './hand-state'
import type { Seat } from './seat'
import type { GameSetup } from './setup'

/** A card cut for the deal. */
export interface Cut {
  readonly round: number
  readonly by: Seat
  /** How many cards were lifted. */
  readonly at: number
  readonly card: Card
  /** Whether the table cut for the seat. */
  readonly byTable: boolean
}

/**
 * What a game waits for.
 * `committing`: the secret of the next hand. `cutting`: cuts for the deal. `readying`: everybody's ready.
 * `playing`: requests. `over`: nothing; the agreed hands are played. `abandoned`: nothing; it doesn't count.
 */
export type Phase = 'committing' | 'cutting' | 'readying' | 'playing' | 'over' | 'abandoned'

/** A hand that was played out or stopped. */
export interface PastHand {
  readonly number: number
  /** How often it was dealt. */
  readonly attempt: number
  readonly dealer: Seat
  readonly end: 'played' | 'stopped'
  readonly scores: readonly number[]
  readonly secret: Secret
}

/** A game at one moment. Never changed: {@link file://./game.ts evolveGame} makes the next. */
export interface Game {
  readonly setup: GameSetup
  readonly deck: Deck
  readonly phase: Phase
  /** Which hand is being played or prepared, from 1. */
  readonly number: number
  /** How often this hand has been dealt: 1, or more where it had to be dealt anew. */
  readonly attempt: number
  /** Who deals this hand; null until the cut is decided. */
  readonly dealer: Seat | null
  readonly secret: Secret | null
  readonly commitment: Commitment | null
  /** For each seat what it added to the shuffle; null where nothing came (yet). All there once dealt. */
  readonly contributions: readonly (Contribution | null)[]
  /** The cuts that decided the first deal, in order; none where that hand was dealt anew after them. */
  readonly cuts: readonly Cut[]
  /** The round of cutting, from 1, and who is still in it. */
  readonly round: number
  readonly among: readonly Seat[]
  /** For each seat whether it is ready for the hand. */
  readonly ready: readonly boolean[]
  /** The hand being played, else the last one; null before the first deal. */
  readonly hand: Hand | null
  readonly past: readonly PastHand[]
  /** For each seat the cards it has scored in all hands so far. */
  readonly totals: readonly number[]
}

/** What is done to a game. Everything in it comes from outside and is judged by `decideGame`. */
export type GameCommand =
  /** The server draws the secret for the next hand from the operating system's random source. */
  | { readonly do: 'commit'; secret: string }
  /** A player cuts, and may add to the shuffle. */
  | { readonly do: 'cut'; by: number; at: number; contribution?: string }
  /** The table cuts for a computer player, or for one who hasn't in time. */
  | { readonly do: 'cut-for'; by: number }
  | { readonly do: 'ready'; by: number; contribution?: string }
  | { readonly do: 'ready-for'; by: number }
  /** The hand can't go on as dealt: its secret is shown, and it is prepared again with another. */
  | { readonly do: 'deal-anew' }
  /** No person is left at the table. */
  | { readonly do: 'abandon' }
  | HandCommand

/** What happened in a game. */
export type GameEvent =
  | {
      readonly type: 'committed'
      readonly hand: number
      readonly attempt: number
      readonly commitment: Commitment
      readonly secret: Secret
    }
  | { readonly type: 'contributed'; readonly by: Seat; readonly contribution: Contribution }
  | ({ readonly type: 'cut' } & Cut)
  /** Those who share the highest number cut again. */
  | { readonly type: 'cut-again'; readonly round: number; readonly among: readonly Seat[] }
  | { readonly type: 'ready'; readonly by: Seat; readonly byTable: boolean }
  | {
      readonly type: 'dealt'
      readonly hand: number
      readonly dealer: Seat
      readonly list: Rules['list']
      readonly contributions: readonly Contribution[]
      readonly dealt: readonly (readonly Card[])[]
    }
  | HandEvent
  /** The hand is over, and its secret may be known. */
  | { readonly type: 'revealed'; readonly hand: number; readonly secret: Secret }
  /** The hand is given up as it was dealt; another commitment follows. */
  | {
      readonly type: 'dealt-anew'
      readonly hand: number
      readonly attempt: number
      readonly secret: Secret
    }
  | {
      readonly type: 'game-over'
      readonly totals: readonly number[]
      /** For each seat its place, from 1; equal totals share one and the next is skipped. */
      readonly places: readonly number[]
    }
  | { readonly type: 'abandoned'; readonly hand: number; readonly secret: Secret | null }

/** Why a command to a game was not heard. */
export type GameRejection =
  | HandRejection
  | 'game-is-over'
  | 'no-hand-yet'
  | 'not-now'
  | 'out-of-the-cut'
  | 'already-cut'
  | 'no-such-place-in-the-pack'
  | 'already-ready'
  | 'not-256-bits'
