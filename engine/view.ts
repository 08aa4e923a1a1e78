import type { Card, SetSlug } from './deck'
import type { Contribution, Secret } from './fair'
import type { Cut, Game, GameEvent, PastHand, Phase } from './game-state'
import { cardsInHand, type Hand, type Owed, type Rules, scoresOf } from './hand-state'
import { allSeats, type Seat } from './seat'
import type { GameSetup } from './setup'

/**
 * The one door: whatever leaves the server of a state or an event is made here. The types below carry a mark that
 * no other file can set, so nothing else passes for a view.
 */
declare const seen: unique symbol

/** Who looks on. A reviewer sees no more than a spectator until the hand is over. */
export type Viewer =
  | { readonly kind: 'seat'; readonly seat: Seat }
  | { readonly kind: 'spectator' }
  | { readonly kind: 'reviewer' }

/** A hand as one viewer may see it. */
export interface HandView {
  readonly [seen]: true
  /** Whose view it is; null for everybody who has no seat. */
  readonly seat: Seat | null
  readonly deck: string
  readonly rules: Rules
  readonly dealer: Seat
  readonly turn: Seat | null
  readonly owed: Owed | null
  readonly end: Hand['end']
  /** For each seat how many cards it has in hand. */
  readonly counts: readonly number[]
  /** For each seat its safe sets in the order laid: face up for all to read. */
  readonly safe: readonly (readonly SetSlug[])[]
  /** For each seat the cards in its safe sets. */
  readonly scores: readonly number[]
  /** The viewer's own cards in hand, in the order of the pack; null for those without a seat. */
  readonly cards: readonly Card[] | null
  /** Every hand as dealt and as it was left; null while the hand runs. */
  readonly open: {
    readonly dealt: readonly (readonly Card[])[]
    readonly cards: readonly (readonly Card[])[]
  } | null
}

/** A game as one viewer may see it. */
export interface GameView {
  readonly [seen]: true
  readonly seat: Seat | null
  readonly setup: GameSetup
  readonly phase: Phase
  readonly number: number
  readonly attempt: number
  readonly dealer: Seat | null
  readonly commitment: string | null
  /** For each seat what it added to the shuffle: before the deal the viewer's own only, afterwards everybody's. */
  readonly contributions: readonly (Contribution | null)[]
  /** The secret of the hand that was last dealt; null while one is prepared or played. */
  readonly secret: Secret | null
  readonly cuts: readonly Cut[]
  readonly round: number
  readonly among: readonly Seat[]
  readonly ready: readonly boolean[]
  /** The hand being played, else the last one; null before the first deal. */
  readonly hand: HandView | null
  readonly past: readonly PastHand[]
  readonly totals: readonly number[]
}

type Of<Type> = Extract<GameEvent, { type: Type }>

/** An event as one viewer may see it. */
export type EventView = { readonly [seen]: true } & (
  | Exclude<GameEvent, { type: 'committed' | 'contributed' | 'dealt' | 'unsuccessful' }>
  | Omit<Of<'committed'>, 'secret'>
  | (Omit<Of<'contributed'>, 'contribution'> & { readonly contribution?: Contribution })
  | (Omit<Of<'dealt'>, 'dealt'> & {
      /** The viewer's own cards, as dealt. */
      readonly cards: readonly Card[] | null
      readonly counts: readonly number[]
    })
  | Of<'unsuccessful'>
)

/** The seat that a viewer sits in, or null. */
function seatOf(viewer: Viewer): Seat | null {
  return viewer.kind === 'seat' ? viewer.seat : null
}

/** A hand as the viewer may see it: its own cards, and everybody's once the hand is over. */
export function viewHand(hand: Hand, viewer: Viewer): HandView {
  const seat = seatOf(viewer)
  const all = allSeats(hand.seats).map((each) => cardsInHand(hand, each))
  const view: Omit<HandView, typeof seen> = {
    seat,
    deck: hand.deck.slug,
    rules: hand.rules,
    dealer: hand.dealer,
    turn: hand.turn,
    owed: hand.owed,
    end: hand.end,
    counts: all.map((cards) => cards.length),
    safe: hand.safe,
    scores: scoresOf(hand),
    cards: seat === null ? null : (all[seat] ?? null),
    open: hand.end === null ? null : { dealt: hand.dealt, cards: all },
  }
  return view as HandView
}

/** A game as the viewer may see it. */
export function view(game: Game, viewer: Viewer): GameView {
  const seat = seatOf(viewer)
  const { phase, contributions } = game
  const isPrepared = phase === 'cutting' || phase === 'readying'
  const made: Omit<GameView, typeof seen> = {
    seat,
    setup: game.setup,
    phase,
    number: game.number,
    attempt: game.attempt,
    dealer: game.dealer,
    commitment: game.commitment,
    contributions: isPrepared
      ? contributions.map((contribution, by) => (by === seat ? contribution : null))
      : contributions,
    secret: isPrepared || phase === 'playing' ? null : game.secret,
    cuts: game.cuts,
    round: game.round,
    among: game.among,
    ready: game.ready,
    hand: game.hand && viewHand(game.hand, viewer),
    past: game.past,
    totals: game.totals,
  }
  return made as GameView
}

/**
 * An event as the viewer may see it: without the secret, others' cards and contributions, and without the mark on
 * a mistaken request that failed, which reviewers see once the hand is over.
 * @param isOver whether the hand of this event is over; if in doubt, it isn't
 */
export function viewOf(event: GameEvent, viewer: Viewer, isOver = false): EventView {
  return projected(event, viewer, isOver) as EventView
}

function projected(event: GameEvent, viewer: Viewer, isOver: boolean): object {
  switch (event.type) {
    case 'committed': {
      const { secret: _, ...published } = event
      return published
    }
    case 'contributed': {
      if (event.by === seatOf(viewer)) return event
      const { contribution: _, ...published } = event
      return published
    }
    case 'dealt': {
      const { dealt, ...published } = event
      const seat = seatOf(viewer)
      return {
        ...published,
        cards: seat === null ? null : (dealt[seat] ?? null),
        counts: dealt.map((cards) => cards.length),
      }
    }
    case 'unsuccessful': {
      if (!event.mistaken || (viewer.kind === 'reviewer' && isOver)) return event
      const { mistaken: _, ...published } = event
      return published
    }
    default:
      return event
  }
}
