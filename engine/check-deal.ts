import type { Card, Deck } from './deck'
import { commitTo, contributionFor, cutCard, cutPlaceFor, dealOf } from './fair'
import type { Game } from './game-state'
import type { FairRecord, HandRecord } from './record-schema'
import { allSeats, isSeat, type Seat } from './seat'

/** One thing that was checked of a deal. */
export type Finding =
  /** The secret is the one that was committed to. */
  | { readonly check: 'commitment'; readonly ok: boolean }
  /** Every seat has a contribution; `byTable` lists the seats for which the table made it. */
  | { readonly check: 'contributions'; readonly ok: boolean; readonly byTable: readonly Seat[] }
  /** The cards dealt are those that the shuffle gives; `seat` is the first that got others. */
  | { readonly check: 'deal'; readonly ok: boolean; readonly seat: Seat | null }
  /** A cut showed the card that its pack had there, and a cut by the table was at the table's place. */
  | { readonly check: 'cut'; readonly ok: boolean; readonly by: number; readonly round: number }
  /** Everybody cut, those who tied cut again, and the dealer is who cut highest in the end. */
  | { readonly check: 'dealer'; readonly ok: boolean }

/** Checks a deal as docs/fair-deal.md says. It was fair where every finding is ok. */
export function checkDeal(record: HandRecord, fair: FairRecord): Finding[] {
  const seats = record.players.length
  const { secret, contributions } = fair
  const findings: Finding[] = [
    { check: 'commitment', ok: commitTo(secret) === fair.commitment },
    {
      check: 'contributions',
      ok: contributions.length === seats,
      byTable: allSeats(seats).filter(
        (seat) => contributions[seat] === contributionFor(secret, seat),
      ),
    },
  ]
  const differs =
    contributions.length === seats
      ? wrongSeat(record.deal, dealOf(record.deck, secret, contributions, record.dealer))
      : null
  findings.push({
    check: 'deal',
    ok: contributions.length === seats && differs === null,
    seat: differs,
  })
  return [...findings, ...cutFindings(record, fair)]
}

/** The first seat that got other cards than it should; the order of a seat's cards doesn't matter. */
function wrongSeat(dealt: readonly (readonly Card[])[], shuffled: Card[][]): Seat | null {
  const sorted = (cards: readonly Card[] = []) => [...cards].sort().join(' ')
  return (
    allSeats(shuffled.length).find((seat) => sorted(dealt[seat]) !== sorted(shuffled[seat])) ?? null
  )
}

function cutFindings(
  { deck, dealer, players }: HandRecord,
  { secret, cuts }: FairRecord,
): Finding[] {
  if (cuts.length === 0) return []
  const findings = cuts.map(({ round, by, at, card, byTable }): Finding => {
    const cut = isSeat(by, players.length) ? { round, by } : null
    const isRight =
      cut !== null &&
      cutCard(deck, secret, cut, at) === card &&
      (!byTable || cutPlaceFor(deck, secret, cut) === at)
    return { check: 'cut', ok: isRight, by, round }
  })
  return [...findings, { check: 'dealer', ok: winnerOf(deck, players.length, cuts) === dealer }]
}

/** Who cut highest in the end: everybody in the first round, then those who tied; null where it wasn't so. */
function winnerOf(deck: Deck, seats: number, cuts: FairRecord['cuts']): number | null {
  const rounds = new Map<number, FairRecord['cuts']>()
  for (const cut of cuts) {
    const round = rounds.get(cut.round)
    if (round) round.push(cut)
    else rounds.set(cut.round, [cut])
  }
  const number = (card: string) => deck.card(card)?.set.number ?? 0
  let among: readonly number[] = allSeats(seats)
  for (let round = 1; round <= rounds.size; round++) {
    const now = rounds.get(round) ?? []
    const isWhole =
      now.length === among.length && among.every((seat) => now.some(({ by }) => by === seat))
    if (!isWhole || among.length < 2) return null
    const highest = Math.max(...now.map(({ card }) => number(card)))
    among = now.filter(({ card }) => number(card) === highest).map(({ by }) => by)
  }
  return among.length === 1 ? (among[0] ?? null) : null
}

/**
 * What lets anybody check the deal of the hand just over.
 * @returns null while a hand is prepared or played: its secret is nobody's yet
 */
export function fairOf(game: Game): FairRecord | null {
  const { past, phase, secret, commitment, contributions, cuts } = game
  const last = past.at(-1)
  if (!last || (phase !== 'committing' && phase !== 'over')) return null
  if (secret === null || commitment === null) return null
  return {
    commitment,
    secret,
    contributions: contributions.filter((contribution) => contribution !== null),
    attempt: last.attempt,
    cuts: past.length === 1 ? [...cuts] : [],
  }
}
