import type { Card } from '../deck'
import { deckNamed } from '../deck'
import type { Seat } from '../seat'
import type { GameView, HandView } from '../view'
import type { TableEventView, TableView } from './view'

/**
 * The view after an event that its owner has seen: what keeps a screen up to date in the course of a hand without
 * asking for the whole view again.
 * @param at when it happened, in milliseconds since 1970
 * @returns null where the event tells too little (a deal, the end of a hand, people coming and going): then the
 *   view is to be fetched anew
 */
export function followTable(view: TableView, event: TableEventView, at: number): TableView | null {
  if (event.type === 'spoke') return { ...view, seq: view.seq + 1 }
  const { game } = view
  const hand = game?.hand
  if (!game || !hand || game.phase !== 'playing' || hand.end !== null) return null
  const next = followHand(hand, event)
  if (next === null) return null
  const seq = view.seq + 1
  const turned = TURNS.has(event.type) ? { turnedAt: seq, woundAt: at } : {}
  return { ...view, game: { ...game, hand: next } as GameView, seq, ...turned }
}

const TURNS: ReadonlySet<TableEventView['type']> = new Set([
  'given',
  'thanked',
  'forgot-thanks',
  'turn',
] satisfies TableEventView['type'][])

function followHand(hand: HandView, event: TableEventView): HandView | null {
  switch (event.type) {
    case 'given': {
      const owed = hand.rules.courtesy === 'strict' ? { to: event.of, card: event.card } : null
      return { ...moved(hand, event.card, event.of, event.by), owed }
    }
    case 'forgot-thanks':
      return { ...moved(hand, event.card, event.by, event.of), owed: null }
    case 'thanked':
      return { ...hand, owed: null }
    case 'turn':
      return { ...hand, turn: event.to }
    case 'laid':
      return laid(hand, event.by, event.set)
    case 'unsuccessful':
    case 'forgot-please':
    case 'mistaken':
    case 'timeout':
      return hand
    default:
      return null
  }
}

function moved(hand: HandView, card: Card, from: Seat, to: Seat): HandView {
  const counts = hand.counts.map(
    (count, seat) => count + (seat === to ? 1 : seat === from ? -1 : 0),
  )
  return { ...hand, counts, cards: ownCards(hand, card, from, to) }
}

function ownCards(
  { cards, seat, deck }: HandView,
  card: Card,
  from: Seat,
  to: Seat,
): readonly Card[] | null {
  if (cards === null || (seat !== from && seat !== to)) return cards
  if (seat === from) return cards.filter((own) => own !== card)
  const pack = deckNamed(deck)?.pack ?? []
  return [...cards, card].sort((one, other) => pack.indexOf(one) - pack.indexOf(other))
}

function laid(hand: HandView, by: Seat, slug: HandView['safe'][number][number]): HandView {
  const cards = deckNamed(hand.deck)?.set(slug)?.cards ?? []
  const change = (values: readonly number[], by_: number) =>
    values.map((value, seat) => (seat === by ? value + by_ : value))
  return {
    ...hand,
    counts: change(hand.counts, -cards.length),
    scores: change(hand.scores, cards.length),
    safe: hand.safe.map((sets, seat) => (seat === by ? [...sets, slug] : sets)),
    cards:
      hand.seat === by ? (hand.cards?.filter((card) => !cards.includes(card)) ?? null) : hand.cards,
  }
}
