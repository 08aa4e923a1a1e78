import * as z from 'zod'
import { type Card, type Deck, deckNamed, deckSlugs } from './deck'
import { type Commitment, type Contribution, is256Bits, type Secret } from './fair'
import { explain, type Fault, quote } from './fault'
import { type HandCommand, type Rules, USUAL_RULES } from './hand-state'
import { isSeat, SEATS, type Seat } from './seat'

const rules = z.strictObject({
  courtesy: z.enum(['strict', 'gentle']).default(USUAL_RULES.courtesy),
  list: z.enum(['shown', 'withdrawn']).default(USUAL_RULES.list),
  bluffing: z.boolean().default(USUAL_RULES.bluffing),
})

/** Who and what a command speaks of is judged by the engine: any value or none may stand there, and be rejected. */
const named = z.unknown().optional()
const command = z.discriminatedUnion('do', [
  z.object({
    do: z.literal('ask'),
    by: named,
    of: named,
    card: named,
    please: z.boolean().default(false),
  }),
  z.object({ do: z.literal('thank'), by: named }),
  z.object({ do: z.literal('timeout') }),
  z.object({ do: z.literal('stop') }),
])

const bits = <Bits extends Secret | Contribution | Commitment>() =>
  z.custom<Bits>(is256Bits, 'must be 64 small hex digits')
const cut = z.object({
  round: z.int().min(1),
  by: z.int().min(0),
  at: z.int().min(1),
  card: z.string(),
  byTable: z.boolean().default(false),
})

/** What lets anybody check the deal (docs/fair-deal.md). */
const fair = z.object({
  commitment: bits<Commitment>(),
  secret: bits<Secret>(),
  contributions: z.array(bits<Contribution>()),
  attempt: z.int().min(1).default(1),
  // Each takes a shuffle to check.
  cuts: z.array(cut).max(1000, 'has more than 1000 cuts').default([]),
})

const shape = z.object({
  format: z.literal('church-game-hand'),
  version: z.literal(1),
  deck: z.string(),
  players: z
    .array(z.string())
    .refine(
      ({ length }) => length >= SEATS.fewest && length <= SEATS.most,
      'must be 2 to 10 names',
    ),
  dealer: z.int(),
  rules: rules.prefault({}),
  deal: z.array(z.array(z.string())),
  commands: z.array(command),
  events: z.array(z.looseObject({ type: z.string() })).optional(),
  fair: z.unknown().optional(),
})

/** What lets anybody check a deal, as a record carries it. */
export type FairRecord = z.infer<typeof fair>

/** A hand record that has been read and found good (spec: docs/hand-record.md). */
export interface HandRecord {
  readonly deck: Deck
  readonly players: readonly string[]
  readonly dealer: Seat
  readonly rules: Rules
  readonly deal: readonly (readonly Card[])[]
  readonly commands: readonly HandCommand[]
  /** The events the file claims, each with whatever keys it has; undefined where it claims none. */
  readonly events: readonly Readonly<Record<string, unknown>>[] | undefined
  /** As the file has it, unread: {@link readFair} reads it. */
  readonly fair: unknown
}

/** A reading that came to something, or the first fault found. */
export type Read<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fault: Fault }

/** Reads one hand record out of parsed JSON. Whether its events agree with its replay is not looked at here. */
export function readRecord(json: unknown): Read<HandRecord> {
  const parsed = shape.safeParse(json)
  if (!parsed.success) return bad(explain(parsed.error)[0])
  const { deck: slug, players, dealer, rules, deal, commands, events, fair } = parsed.data
  const deck = deckNamed(slug)
  if (!deck)
    return bad({ at: 'deck', why: `no deck ${quote(slug)}; there is ${deckSlugs().join(', ')}` })
  if (deal.length !== players.length) {
    return bad({ at: 'deal', why: `has ${deal.length} hands for ${players.length} players` })
  }
  if (!isSeat(dealer, players.length))
    return bad({ at: 'dealer', why: `there is no seat ${dealer}` })
  const fault = dealFault(deck, deal)
  if (fault) return bad(fault)
  return {
    ok: true,
    value: {
      deck,
      players,
      dealer,
      rules,
      deal: deal as unknown as Card[][],
      commands: commands.map(commandOf),
      events,
      fair,
    },
  }
}

/** Reads what a record says of the fairness of its deal. */
export function readFair({ fair: json }: HandRecord): Read<FairRecord> {
  if (json === undefined)
    return bad({ at: 'fair', why: 'is missing: this record has no proof of its deal' })
  const parsed = z.object({ fair }).safeParse({ fair: json })
  return parsed.success ? { ok: true, value: parsed.data.fair } : bad(explain(parsed.error)[0])
}

function bad(fault: Fault = { at: '', why: 'is no hand record' }): { ok: false; fault: Fault } {
  return { ok: false, fault }
}

/** The cards dealt are the whole deck, each card once; that they were dealt evenly is not asked. */
function dealFault(deck: Deck, deal: readonly (readonly string[])[]): Fault | undefined {
  const places = new Map<string, string>()
  for (const [seat, cards] of deal.entries()) {
    for (const [index, card] of cards.entries()) {
      const at = `deal[${seat}][${index}]`
      const earlier = places.get(card)
      if (!deck.card(card)) return { at, why: `the deck has no card ${quote(card)}` }
      if (earlier) return { at, why: `${quote(card)} was dealt at ${earlier} already` }
      places.set(card, at)
    }
  }
  const missing = deck.pack.filter((card) => !places.has(card))
  if (missing.length === 0) return undefined
  const others = missing.length > 1 ? ` and ${missing.length - 1} more` : ''
  return { at: 'deal', why: `${quote(missing[0] ?? '')}${others} was not dealt` }
}

/** A command as the engine takes it; what is no seat or no card becomes one that doesn't exist. */
function commandOf(read: z.infer<typeof command>): HandCommand {
  switch (read.do) {
    case 'ask':
      return {
        do: 'ask',
        by: seatNumber(read.by),
        of: seatNumber(read.of),
        card: typeof read.card === 'string' ? read.card : '',
        please: read.please,
      }
    case 'thank':
      return { do: 'thank', by: seatNumber(read.by) }
    default:
      return read
  }
}

function seatNumber(value: unknown): number {
  return typeof value === 'number' ? value : -1
}
