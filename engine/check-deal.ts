import type { Card } from './deck'
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
  /** The dealer is who cut highest in the last round. */
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
  const last = Math.max(...cuts.map((cut) => cut.round))
  const number = (card: string) => deck.card(card)?.set.number ?? 0
  const lastCuts = cuts.filter((cut) => cut.round === last)
  const highest = Math.max(...lastCuts.map((cut) => number(cut.card)))
  const [winner, ...others] = lastCuts.filter((cut) => number(cut.card) === highest)
  return [...findings, { check: 'dealer', ok: others.length === 0 && winner?.by === dealer }]
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
