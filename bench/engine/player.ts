import type { Card } from '../../engine/deck'
import { cardsInHand, type Hand, type HandEvent } from '../../engine/hand-state'
import { allSeats, type Seat } from '../../engine/seat'
import { upTo, type Words } from '../../engine/shuffle'

/** What the table remembers: for each card heard of lately, the seats that may have it, the latest card last. */
export type Heard = Map<Card, readonly Seat[]>

/** With so many cards in mind a hand of four players takes 150 to 400 requests, as it does in life. */
const MOST_IN_MIND = 9

/** Remembers an event: a card given is where it went, and a request refused rules out two seats. */
export function hear(heard: Heard, seats: number, event: HandEvent): void {
  if (event.type !== 'given' && event.type !== 'unsuccessful') return
  const { by, of, card } = event
  const before = heard.get(card) ?? allSeats(seats)
  heard.delete(card)
  heard.set(
    card,
    event.type === 'given' ? [by] : before.filter((seat) => seat !== by && seat !== of),
  )
  const [oldest] = heard.keys()
  if (oldest !== undefined && heard.size > MOST_IN_MIND) heard.delete(oldest)
}

/**
 * Chooses a request: for a card whose place is known, if there is one; of the set nearest to being complete; from
 * a seat that may have it. Never bluffs.
 */
export function choose(hand: Hand, by: Seat, heard: Heard, words: Words) {
  const options = cardsWanted(hand, by).map(({ card, missing }) => {
    const from = (heard.get(card) ?? allSeats(hand.seats)).filter((seat) => seat !== by)
    return { card, from, rank: missing + (from.length === 1 ? 0 : hand.deck.pack.length) }
  })
  const best = Math.min(...options.map(({ rank }) => rank))
  const { card, from } = anyOf(
    options.filter(({ rank }) => rank === best),
    words,
  )
  return { card, of: anyOf(from, words) }
}

/** The cards that the seat may ask for (rules 9 and 10) and hasn't, with how many of the set it lacks. */
function cardsWanted(hand: Hand, by: Seat) {
  const mine = new Set(cardsInHand(hand, by))
  return hand.deck.sets
    .filter((set) => !hand.laid[set.index])
    .filter((set) => mine.size === 0 || set.cards.some((card) => mine.has(card)))
    .flatMap(({ cards }) => {
      const lacking = cards.filter((card) => !mine.has(card))
      return lacking.map((card) => ({ card, missing: lacking.length }))
    })
}

function anyOf<Item>(items: readonly Item[], words: Words): Item {
  const item = items[upTo(items.length - 1, words)]
  if (item === undefined) throw new Error('there is nothing to choose from')
  return item
}
