import type { Card } from '../deck'
import { type Hand, type HandCommand, holds, holdsAnyOf, isEmpty } from '../hand-state'
import { allSeats, type Seat } from '../seat'
import type { Random } from './random'

/** A command to a running hand: mostly a sensible one, now and then a lapse, a mistake or nonsense. */
export function randomCommand(hand: Hand, random: Random): HandCommand {
  const turn = hand.turn ?? hand.dealer
  if (random.chance(0.0005)) return { do: 'stop' }
  if (random.chance(0.005)) return { do: 'timeout' }
  if (random.chance(0.02)) return nonsense(hand, random)
  if (random.chance(hand.owed ? 0.95 : 0.01)) return { do: 'thank', by: turn }
  const card = wanted(hand, turn, random)
  return { do: 'ask', by: turn, of: asked(hand, turn, card, random), card, please: polite(random) }
}

function polite(random: Random): boolean {
  return random.chance(0.97)
}

/** A card for the asker to ask for: of a set it has, with some bluffs and some mistakes against rule 9. */
function wanted(hand: Hand, turn: Seat, random: Random): Card {
  const { deck } = hand
  const isFree = isEmpty(hand, turn) || random.chance(0.05)
  const sets = deck.sets.filter((set) =>
    isFree ? !hand.laid[set.index] : holdsAnyOf(hand, turn, set),
  )
  const cards = sets.flatMap((set) => set.cards)
  const missing = cards.filter((slug) => {
    const info = deck.card(slug)
    return info && !holds(hand, turn, info)
  })
  return random.pick(missing.length > 0 && random.chance(0.95) ? missing : deck.pack)
}

/** Whom to ask: more often than not the player who has the card. */
function asked(hand: Hand, turn: Seat, card: Card, random: Random): Seat {
  const others = allSeats(hand.seats).filter((seat) => seat !== turn)
  const info = hand.deck.card(card)
  const holder = info && others.find((seat) => holds(hand, seat, info))
  return holder !== undefined && random.chance(0.6) ? holder : random.pick(others)
}

/** What no client of ours would send. */
function nonsense(hand: Hand, random: Random): HandCommand {
  const anySeat = () => random.pick([...allSeats(hand.seats), -1, hand.seats, 0.5, 99])
  const card = random.chance(0.8) ? random.pick(hand.deck.pack) : random.pick(['', 'toString'])
  return random.chance(0.3)
    ? { do: 'thank', by: anySeat() }
    : { do: 'ask', by: anySeat(), of: anySeat(), card, please: polite(random) }
}
