import type { Hand } from './hand-state'
import { countOf, scoresOf } from './hand-state'
import { allSeats, isSeat } from './seat'

/**
 * What must be true of a hand after every event, and isn't; empty for a sound hand. For tests, and for checking a
 * database: play itself can't make an unsound hand.
 * @param isSettled whether all events of the last command have been applied: only then is every whole set laid down
 */
export function brokenInvariants(hand: Hand, isSettled = true): string[] {
  return [
    ...placeFaults(hand),
    ...setFaults(hand, isSettled),
    ...turnFaults(hand),
    ...scoreFaults(hand),
  ]
}

/** Every card is in exactly one place. */
function placeFaults({ deck, holder, seats, dealt }: Hand): string[] {
  const faults: string[] = []
  if (holder.length !== deck.pack.length) faults.push(`${holder.length} cards have a place`)
  for (const [index, card] of deck.pack.entries()) {
    if (!isSeat(holder[index], seats)) faults.push(`${card} is nowhere`)
  }
  const all = dealt.flat()
  if (all.length !== deck.pack.length || new Set(all).size !== all.length) {
    faults.push('the deal was not the whole pack, each card once')
  }
  return faults
}

/** A set laid down lies whole before one seat; a whole set in hand is laid down, unless thanks are owed. */
function setFaults(hand: Hand, isSettled: boolean): string[] {
  const faults: string[] = []
  for (const set of hand.deck.sets) {
    const owners = allSeats(hand.seats).filter((seat) => hand.safe[seat]?.includes(set.slug))
    const whole = allSeats(hand.seats).find((seat) => countOf(hand, seat, set) === set.cards.length)
    const isLaid = hand.laid[set.index] === true
    if (owners.length !== (isLaid ? 1 : 0))
      faults.push(`${set.slug} lies before ${owners.length} seats`)
    if (isLaid && whole !== owners[0]) faults.push(`${set.slug} is laid down and not whole`)
    const isLast = hand.owed !== null && hand.deck.card(hand.owed.card)?.set === set
    if (isSettled && !isLaid && whole !== undefined && !isLast && hand.end === null) {
      faults.push(`${set.slug} is whole and not laid down`)
    }
  }
  return faults
}

/** It is somebody's turn until the hand is over; thanks are owed by that seat, for a card it has in hand. */
function turnFaults({ deck, rules, seats, turn, owed, end, holder, laid }: Hand): string[] {
  const faults: string[] = []
  if ((turn === null) !== (end !== null)) faults.push('a turn and an end')
  if (turn !== null && !isSeat(turn, seats)) faults.push(`the turn of seat ${turn}`)
  if (owed === null) return faults
  const card = deck.card(owed.card)
  if (rules.courtesy === 'gentle') faults.push('thanks owed at a gentle table')
  if (owed.to === turn || !isSeat(owed.to, seats)) faults.push(`thanks owed to seat ${owed.to}`)
  if (!card || holder[card.index] !== turn || laid[card.set.index]) {
    faults.push(`thanks owed for ${owed.card}, which the asker hasn't in hand`)
  }
  return faults
}

/** Scores add up to the deck when the hand was played out, and to no more when it was stopped. */
function scoreFaults(hand: Hand): string[] {
  const sum = scoresOf(hand).reduce((total, score) => total + score, 0)
  const cards = hand.deck.pack.length
  const isSound = hand.end === 'played' ? sum === cards : sum <= cards
  return isSound && (hand.end !== 'played' || hand.laid.every(Boolean))
    ? []
    : [`scores add up to ${sum} of ${cards}`]
}
