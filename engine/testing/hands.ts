import { type Card, type Deck, deckNamed } from '../deck'
import { decide, evolve, opening, startHand } from '../hand'
import {
  type Hand,
  type HandCommand,
  type HandEvent,
  type HandRejection,
  type Rules,
  USUAL_RULES,
} from '../hand-state'
import { type Seat, seatAt } from '../seat'

/** The deck that tests play with. */
export const DECK: Deck = theDeck()

function theDeck(): Deck {
  const deck = deckNamed('traditional')
  if (!deck) throw new Error('the traditional deck is gone')
  return deck
}

/** A seat that surely is one. */
export function seat(number: number): Seat {
  const found = seatAt(number, 10)
  if (found === undefined) throw new Error(`no seat ${number}`)
  return found
}

/** The deck's card with this slug. */
export function card(slug: string): Card {
  const info = DECK.card(slug)
  if (!info) throw new Error(`no card "${slug}"`)
  return info.card
}

/** For each seat its cards, out of texts like `lent advent`; `...` stands for all that nobody else is dealt. */
export function dealFrom(texts: readonly string[]): Card[][] {
  const named = texts.map((text) => text.split(' ').filter((slug) => slug !== '' && slug !== '...'))
  const taken = new Set(named.flat())
  const rest = DECK.pack.filter((slug) => !taken.has(slug))
  return texts.map((text, at) => [
    ...(named[at] ?? []).map(card),
    ...(text.includes('...') ? rest : []),
  ])
}

/** A hand at its first request, dealt as {@link dealFrom} says; the sets dealt complete are laid down. */
export function handOf(texts: readonly string[], rules: Partial<Rules> = {}, dealer = 0): Hand {
  const dealt = dealFrom(texts)
  const hand = startHand({
    deck: DECK,
    rules: { ...USUAL_RULES, ...rules },
    dealer: seat(dealer),
    dealt,
  })
  return opening(hand).reduce(evolve, hand)
}

/** A polite request. */
export function ask(by: number, of: number, slug: string): HandCommand {
  return { do: 'ask', by, of, card: slug, please: true }
}

/** A request without "Please". */
export function demand(by: number, of: number, slug: string): HandCommand {
  return { do: 'ask', by, of, card: slug, please: false }
}

export function thank(by: number): HandCommand {
  return { do: 'thank', by }
}

export const TIMEOUT: HandCommand = { do: 'timeout' }
export const STOP: HandCommand = { do: 'stop' }

/** The hand after these commands, each of which must be heard. */
export function played(hand: Hand, ...commands: readonly HandCommand[]): Hand {
  return commands.reduce((now, command) => eventsOf(now, command).reduce(evolve, now), hand)
}

/** What came of the last of the commands, each event in one line: `given 0 1 alb`, `turn 1`. */
export function told(hand: Hand, ...commands: readonly HandCommand[]): string[] {
  const [last, ...earlier] = commands.toReversed()
  if (!last) throw new Error('no command')
  return eventsOf(played(hand, ...earlier.reverse()), last).map(eventLine)
}

/** An event in one line: its type, then its other keys' values. */
export function eventLine(event: HandEvent): string {
  return Object.values(event).join(' ')
}

/** Why the command isn't heard; undefined where it is. */
export function rejection(hand: Hand, command: HandCommand): HandRejection | undefined {
  const decision = decide(hand, command)
  return decision.ok ? undefined : decision.reason
}

function eventsOf(hand: Hand, command: HandCommand): readonly HandEvent[] {
  const decision = decide(hand, command)
  if (!decision.ok) throw new Error(`${JSON.stringify(command)} was rejected: ${decision.reason}`)
  return decision.events
}
