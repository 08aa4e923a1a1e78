import { contributesWell, contributing } from './contribute'
import { highestCutters, judgeCut } from './cut'
import { deckNamed } from './deck'
import {
  type Contribution,
  commitTo,
  contributionFor,
  dealOf,
  is256Bits,
  type Secret,
} from './fair'
import type { Game, GameCommand, GameEvent, GameRejection } from './game-state'
import { decide, evolve, opening, startHand } from './hand'
import { type Decision, type Hand, type HandCommand, type HandEvent, scoresOf } from './hand-state'
import { placesOf } from './places'
import { allSeats, isSeat, leftOf, type Seat } from './seat'
import { type GameSetup, rulesOf } from './setup'

type Answer = Decision<GameEvent, GameRejection>

/** A game that is about to begin: it waits for the secret of its first hand. */
export function startGame(setup: GameSetup): Game {
  const deck = deckNamed(setup.deck)
  if (!deck) throw new Error(`no deck "${setup.deck}"`)
  const seats = allSeats(setup.seats)
  return {
    setup,
    deck,
    phase: 'committing',
    number: 1,
    attempt: 1,
    dealer: null,
    secret: null,
    commitment: null,
    contributions: seats.map(() => null),
    cuts: [],
    round: 0,
    among: [],
    ready: seats.map(() => false),
    hand: null,
    past: [],
    totals: seats.map(() => 0),
  }
}

/**
 * Judges a command. Never throws, whatever the command holds, and changes nothing.
 * @returns the events it makes, to be applied by {@link evolveGame}; or the reason why it isn't heard.
 */
export function decideGame(game: Game, command: GameCommand): Answer {
  if (game.phase === 'over' || game.phase === 'abandoned') return rejected('game-is-over')
  switch (command.do) {
    case 'commit':
      return commit(game, command.secret)
    case 'cut':
    case 'cut-for':
      return cut(game, command)
    case 'ready':
    case 'ready-for':
      return ready(game, command)
    case 'deal-anew':
      return dealAnew(game)
    case 'abandon':
      return { ok: true, events: [{ type: 'abandoned', hand: game.number, secret: game.secret }] }
    default:
      return play(game, command)
  }
}

function commit(game: Game, secret: string): Answer {
  if (game.phase !== 'committing') return rejected('not-now')
  if (!is256Bits(secret)) return rejected('not-256-bits')
  const { number: hand, attempt } = game
  return {
    ok: true,
    events: [{ type: 'committed', hand, attempt, commitment: commitTo(secret), secret }],
  }
}

function cut(game: Game, command: GameCommand & { do: 'cut' | 'cut-for' }): Answer {
  if (game.phase !== 'cutting' || game.secret === null) return rejected('not-now')
  const judged = judgeCut(game, game.secret, command)
  if (!judged.ok) return judged
  const events: GameEvent[] = contributing(game, command)
  for (const cut of judged.events) events.push({ type: 'cut', ...cut })
  const after = events.reduce(evolveGame, game)
  const highest = highestCutters(after)
  if (highest === null) return { ok: true, events }
  const [dealer, ...others] = highest
  if (others.length > 0) events.push({ type: 'cut-again', round: game.round + 1, among: highest })
  else if (dealer !== undefined) events.push(...deal(after, game.secret, dealer))
  return { ok: true, events }
}

function ready(game: Game, command: GameCommand & { do: 'ready' | 'ready-for' }): Answer {
  const { phase, secret, dealer, setup } = game
  if (phase !== 'readying' || secret === null || dealer === null) return rejected('not-now')
  const { by } = command
  if (!isSeat(by, setup.seats)) return rejected('no-such-seat')
  if (game.ready[by]) return rejected('already-ready')
  if (!contributesWell(command)) return rejected('not-256-bits')
  const events: GameEvent[] = [
    ...contributing(game, command),
    { type: 'ready', by, byTable: command.do === 'ready-for' },
  ]
  const after = events.reduce(evolveGame, game)
  if (after.ready.every(Boolean)) events.push(...deal(after, secret, dealer))
  return { ok: true, events }
}

/** Deals the hand (rule 4) from the secret and what the players added. */
function deal(game: Game, secret: Secret, dealer: Seat): GameEvent[] {
  const contributions = allSeats(game.setup.seats).map(
    (seat): Contribution => game.contributions[seat] ?? contributionFor(secret, seat),
  )
  const dealt: GameEvent = {
    type: 'dealt',
    hand: game.number,
    dealer,
    list: rulesOf(game.setup, game.number).list,
    contributions,
    dealt: dealOf(game.deck, secret, contributions, dealer),
  }
  const { hand } = evolveGame(game, dealt)
  const laid = hand ? opening(hand) : []
  return [dealt, ...laid, ...closing(game, laid)]
}

function play(game: Game, command: HandCommand): Answer {
  if (game.phase !== 'playing' || game.hand === null) {
    return rejected(game.hand === null ? 'no-hand-yet' : 'hand-is-over')
  }
  const decision = decide(game.hand, command)
  if (!decision.ok) return decision
  return { ok: true, events: [...decision.events, ...closing(game, decision.events)] }
}

/** What follows the end of a hand: its secret, and after the last one the result. */
function closing(game: Game, events: readonly HandEvent[]): GameEvent[] {
  const end = events.at(-1)
  if ((end?.type !== 'hand-over' && end?.type !== 'stopped') || game.secret === null) return []
  const revealed: GameEvent = { type: 'revealed', hand: game.number, secret: game.secret }
  if (game.number < game.setup.hands) return [revealed]
  const totals = game.totals.map((total, seat) => total + (end.scores[seat] ?? 0))
  return [revealed, { type: 'game-over', totals, places: placesOf(totals) }]
}

function dealAnew(game: Game): Answer {
  const { phase, secret, number: hand, attempt } = game
  if (phase === 'committing' || secret === null) return rejected('not-now')
  return { ok: true, events: [{ type: 'dealt-anew', hand, attempt, secret }] }
}

function rejected(reason: GameRejection): { ok: false; reason: GameRejection } {
  return { ok: false, reason }
}

/** The game after an event. Applies what `decideGame` made, without judging it again. */
export function evolveGame(game: Game, event: GameEvent): Game {
  switch (event.type) {
    case 'committed':
      return committed(game, event)
    case 'contributed':
      return { ...game, contributions: put(game.contributions, event.by, event.contribution) }
    case 'cut': {
      const { type: _, ...cut } = event
      return { ...game, cuts: [...game.cuts, cut] }
    }
    case 'cut-again':
      return { ...game, round: event.round, among: event.among }
    case 'ready':
      return { ...game, ready: put(game.ready, event.by, true) }
    case 'dealt': {
      const { dealer, list, contributions, dealt } = event
      const rules = { ...rulesOf(game.setup, event.hand), list }
      const hand = startHand({ deck: game.deck, rules, dealer, dealt })
      return { ...game, phase: 'playing', dealer, contributions, hand }
    }
    case 'revealed':
      return revealed(game, event.secret)
    case 'dealt-anew':
      return {
        ...game,
        ...unprepared(game),
        ...UNCUT,
        phase: 'committing',
        attempt: event.attempt + 1,
        hand: null,
      }
    case 'game-over':
      return { ...game, phase: 'over' }
    case 'abandoned':
      return { ...game, phase: 'abandoned', hand: game.hand && stopped(game.hand) }
    default:
      return game.hand === null ? game : withHand(game, evolve(game.hand, event))
  }
}

/** The game with its hand gone on. Written out: a spread takes longer than all the rest of a request. */
function withHand(game: Game, hand: Hand): Game {
  const { setup, deck, phase, number, attempt, dealer, secret, commitment } = game
  const { contributions, cuts, round, among, ready, past, totals } = game
  return {
    setup,
    deck,
    phase,
    number,
    attempt,
    dealer,
    secret,
    commitment,
    contributions,
    cuts,
    round,
    among,
    ready,
    hand,
    past,
    totals,
  }
}

function committed(game: Game, event: GameEvent & { type: 'committed' }): Game {
  const { commitment, secret } = event
  const begun = { ...game, ...unprepared(game), commitment, secret }
  return game.dealer === null
    ? { ...begun, ...UNCUT, phase: 'cutting', round: 1, among: allSeats(game.setup.seats) }
    : { ...begun, phase: 'readying' }
}

const UNCUT = { cuts: [], round: 0, among: [] } as const

/** Without what belongs to one deal. */
function unprepared(game: Game): Partial<Game> {
  return {
    secret: null,
    commitment: null,
    contributions: game.contributions.map(() => null),
    ready: game.ready.map(() => false),
  }
}

/** The hand is over: it is scored, and the deal passes to the left (rules 3 and 11). */
function revealed(game: Game, secret: Secret): Game {
  const { hand, dealer, number, setup } = game
  if (hand === null || hand.end === null || dealer === null) return game
  const scores = scoresOf(hand)
  const isLast = number === setup.hands
  return {
    ...game,
    phase: 'committing',
    number: isLast ? number : number + 1,
    attempt: isLast ? game.attempt : 1,
    dealer: isLast ? dealer : leftOf(dealer, setup.seats),
    past: [...game.past, { number, attempt: game.attempt, dealer, end: hand.end, scores, secret }],
    totals: game.totals.map((total, seat) => total + (scores[seat] ?? 0)),
  }
}

function stopped(hand: Hand): Hand {
  return hand.end === null ? evolve(hand, { type: 'stopped', scores: scoresOf(hand) }) : hand
}

function put<Item>(items: readonly Item[], place: number, item: Item): Item[] {
  return items.map((old, index) => (index === place ? item : old))
}
