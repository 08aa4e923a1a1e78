import { contributesWell } from './contribute'
import { cutCard, cutPlaceFor, type Secret } from './fair'
import type { Cut, Game, GameCommand, GameRejection } from './game-state'
import type { Decision } from './hand-state'
import { isSeat, type Seat } from './seat'

/** Judges a cut for the deal, or the table's cut for a seat (rule 3, ruling "Cutting"). */
export function judgeCut(
  game: Game,
  secret: Secret,
  command: GameCommand & { do: 'cut' | 'cut-for' },
): Decision<Cut, GameRejection> {
  const { deck, round, among, cuts, setup } = game
  const { by } = command
  if (!isSeat(by, setup.seats)) return { ok: false, reason: 'no-such-seat' }
  if (!among.includes(by)) return { ok: false, reason: 'out-of-the-cut' }
  if (cuts.some((cut) => cut.round === round && cut.by === by))
    return { ok: false, reason: 'already-cut' }
  const byTable = command.do === 'cut-for'
  const at = byTable ? cutPlaceFor(deck, secret, { round, by }) : command.at
  const card = isPlace(at, deck.pack.length) ? cutCard(deck, secret, { round, by }, at) : undefined
  if (card === undefined) return { ok: false, reason: 'no-such-place-in-the-pack' }
  if (!contributesWell(command)) return { ok: false, reason: 'not-256-bits' }
  return { ok: true, events: [{ round, by, at, card, byTable }] }
}

function isPlace(at: unknown, cards: number): boolean {
  return Number.isInteger(at) && (at as number) >= 1 && (at as number) < cards
}

/** Who cut the highest number in this round: one seat deals, several cut again; null while somebody hasn't cut. */
export function highestCutters({ deck, cuts, round, among }: Game): Seat[] | null {
  const now = cuts.filter((cut) => cut.round === round)
  if (now.length < among.length) return null
  const number = ({ card }: Cut) => deck.card(card)?.set.number ?? 0
  const highest = Math.max(...now.map(number))
  return now
    .filter((cut) => number(cut) === highest)
    .map((cut) => cut.by)
    .sort((a, b) => a - b)
}
