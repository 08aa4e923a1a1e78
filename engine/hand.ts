import type { Card, CardInfo, CardSet, Deck } from './deck'
import {
  type Asked,
  countOf,
  type Decision,
  type Hand,
  type HandCommand,
  type HandEvent,
  type HandRejection,
  holds,
  holdsAnyOf,
  isEmpty,
  type Rules,
  scoresOf,
} from './hand-state'
import { allSeats, isSeat, leftOf, type Seat } from './seat'

/** Where a hand begins. */
export interface HandStart {
  readonly deck: Deck
  readonly rules: Rules
  readonly dealer: Seat
  /** For each seat its cards: together the whole deck, each card once. */
  readonly dealt: readonly (readonly Card[])[]
}

/** The hand as dealt, the dealer to ask first (rule 5), before {@link opening sets dealt complete} are laid down. */
export function startHand({ deck, rules, dealer, dealt }: HandStart): Hand {
  const holder: Seat[] = []
  for (const seat of allSeats(dealt.length)) {
    for (const slug of dealt[seat] ?? []) {
      const card = deck.card(slug)
      if (card) holder[card.index] = seat
    }
  }
  return {
    deck,
    rules,
    seats: dealt.length,
    dealer,
    dealt,
    holder,
    laid: deck.sets.map(() => false),
    safe: dealt.map(() => []),
    turn: dealer,
    owed: null,
    end: null,
  }
}

/** What happens before the first request: sets dealt complete are laid down, seat by seat (ruling "Dealing"). */
export function opening(hand: Hand): HandEvent[] {
  const events: HandEvent[] = []
  for (const by of allSeats(hand.seats)) {
    for (const set of hand.deck.sets) {
      if (countOf(hand, by, set) === set.cards.length)
        events.push({ type: 'laid', by, set: set.slug })
    }
  }
  if (events.length === hand.deck.sets.length) events.push(handOver(events.reduce(evolve, hand)))
  return events
}

/**
 * Judges a command by the rulings, in their order. Never throws, whatever the command holds, and changes nothing.
 * @returns the events it makes, to be applied by {@link evolve}; or the reason why it isn't heard.
 */
export function decide(hand: Hand, command: HandCommand): Decision<HandEvent, HandRejection> {
  if (hand.turn === null) return rejected('hand-is-over')
  switch (command.do) {
    case 'ask':
      return ask(hand, hand.turn, command)
    case 'thank':
      return thank(hand, hand.turn, command.by)
    case 'timeout':
      return happened(hand, runOut(hand, hand.turn))
    case 'stop':
      if (hand.owed) return rejected('thanks-still-owed')
      return { ok: true, events: [{ type: 'stopped', scores: scoresOf(hand) }] }
    default:
      return rejected('no-such-command')
  }
}

type Ask = HandCommand & { do: 'ask' }

/** Rules 5, 6, 9 and 10, and the ruling "Order in which a request is judged": its steps 1 to 8. */
function ask(hand: Hand, turn: Seat, command: Ask): Decision<HandEvent, HandRejection> {
  const { by, of } = command
  // 1
  if (!isSeat(by, hand.seats) || !isSeat(of, hand.seats)) return rejected('no-such-seat')
  if (by !== turn) return rejected('not-your-turn')
  if (by === of) return rejected('asked-yourself')
  const card = hand.deck.card(command.card)
  if (!card) return rejected('no-such-card')
  const asked: Asked = { by, of, card: card.card }
  // 2
  if (hand.owed) return happened(hand, forgotThanks(turn, hand.owed))
  // 3
  if (hand.rules.courtesy === 'strict' && !command.please) {
    return happened(hand, { type: 'forgot-please', ...asked })
  }
  const guided = hand.rules.list === 'shown'
  const isSafe = hand.laid[card.set.index] === true
  if (!holdsAnyOf(hand, by, card.set)) {
    if (!isEmpty(hand, by)) {
      // 4
      if (guided) return rejected(isSafe ? 'card-is-safe' : 'no-card-of-that-set')
      if (holds(hand, of, card)) return happened(hand, { type: 'mistaken', ...asked })
      return happened(hand, { type: 'unsuccessful', ...asked, mistaken: true })
    }
    // 5
    if (isSafe && guided) return rejected('card-is-safe')
  }
  // 6
  if (!hand.rules.bluffing && holds(hand, by, card)) return rejected('you-have-that-card')
  // 7
  if (holds(hand, of, card)) return give(hand, asked, card)
  // 8
  return happened(hand, { type: 'unsuccessful', ...asked })
}

function give(hand: Hand, asked: Asked, card: CardInfo): Decision<HandEvent, HandRejection> {
  const events: HandEvent[] = [{ type: 'given', ...asked }]
  if (hand.rules.courtesy === 'strict') return { ok: true, events }
  // At a gentle table thanks follow by themselves.
  events.push({ type: 'thanked', ...asked })
  if (countOf(hand, asked.by, card.set) + 1 === card.set.cards.length) {
    layDown(hand, asked.by, card.set, events)
  }
  return { ok: true, events }
}

function thank(hand: Hand, turn: Seat, by: number): Decision<HandEvent, HandRejection> {
  if (!isSeat(by, hand.seats)) return rejected('no-such-seat')
  if (by !== turn) return rejected('not-your-turn')
  if (!hand.owed) return rejected('no-thanks-owed')
  const { to, card } = hand.owed
  const events: HandEvent[] = [{ type: 'thanked', by, of: to, card }]
  const set = hand.deck.card(card)?.set
  if (set && countOf(hand, by, set) === set.cards.length) layDown(hand, by, set, events)
  return { ok: true, events }
}

/** Lays a set down (rule 8); with the last one the hand is over (rule 11). */
function layDown(hand: Hand, by: Seat, { slug }: CardSet, events: HandEvent[]): void {
  const laid: HandEvent = { type: 'laid', by, set: slug }
  events.push(laid)
  const after = evolve(hand, laid)
  if (after.laid.every(Boolean)) events.push(handOver(after))
}

function handOver(hand: Hand): HandEvent {
  return { type: 'hand-over', scores: scoresOf(hand) }
}

/** The clock ran out (ruling "The clock"). */
function runOut(hand: Hand, turn: Seat): HandEvent {
  return hand.owed ? forgotThanks(turn, hand.owed) : { type: 'timeout', by: turn }
}

function forgotThanks(by: Seat, { to, card }: NonNullable<Hand['owed']>): HandEvent {
  return { type: 'forgot-thanks', by, of: to, card }
}

/** An event that ends the turn, and the turn passing to the left (rule 7). */
function happened(hand: Hand, event: HandEvent): Decision<HandEvent, HandRejection> {
  const to = leftOf(hand.turn ?? hand.dealer, hand.seats)
  return { ok: true, events: [event, { type: 'turn', to }] }
}

function rejected(reason: HandRejection): { ok: false; reason: HandRejection } {
  return { ok: false, reason }
}

/** The hand after an event. Applies what `decide` or `opening` made, without judging it again. */
export function evolve(hand: Hand, event: HandEvent): Hand {
  switch (event.type) {
    case 'given':
      return changed(hand, {
        holder: moved(hand, event.card, event.by),
        owed: hand.rules.courtesy === 'strict' ? { to: event.of, card: event.card } : null,
      })
    case 'forgot-thanks':
      return changed(hand, { holder: moved(hand, event.card, event.of), owed: null })
    case 'thanked':
      return changed(hand, { owed: null })
    case 'laid':
      return changed(hand, {
        laid: hand.deck.sets.map((set) => set.slug === event.set || hand.laid[set.index] === true),
        safe: hand.safe.map((sets, seat) => (seat === event.by ? [...sets, event.set] : sets)),
      })
    case 'turn':
      return changed(hand, { turn: event.to })
    case 'hand-over':
      return changed(hand, { turn: null, end: 'played' })
    case 'stopped':
      return changed(hand, { turn: null, owed: null, end: 'stopped' })
    case 'unsuccessful':
    case 'forgot-please':
    case 'mistaken':
    case 'timeout':
      return hand
  }
}

/** What an event can change of a hand. */
type Changes = Partial<Pick<Hand, 'holder' | 'laid' | 'safe' | 'turn' | 'owed' | 'end'>>

/** The hand with some things changed. Written out, which is ten times as fast as a spread (`npm run bench:engine`). */
function changed(hand: Hand, changes: Changes): Hand {
  const { deck, rules, seats, dealer, dealt } = hand
  const {
    holder = hand.holder,
    laid = hand.laid,
    safe = hand.safe,
    turn = hand.turn,
    owed = hand.owed,
    end = hand.end,
  } = changes
  return { deck, rules, seats, dealer, dealt, holder, laid, safe, turn, owed, end }
}

function moved(hand: Hand, slug: Card, to: Seat): Seat[] {
  const holder = hand.holder.slice()
  const card = hand.deck.card(slug)
  if (card) holder[card.index] = to
  return holder
}
