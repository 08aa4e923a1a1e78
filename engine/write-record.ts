import type { Hand, HandCommand, HandEvent } from './hand-state'
import type { FairRecord } from './record-schema'

/** What a record of a hand is made of, beside the hand. */
export interface RecordParts<Command extends HandCommand = HandCommand> {
  /** A name for each seat. */
  readonly players: readonly string[]
  /** Every command in order, rejected ones too; each may carry more, such as when it was given. */
  readonly commands: readonly Command[]
  /** What came of them, in order. */
  readonly events?: readonly HandEvent[]
  readonly fair?: FairRecord
  /** What a reader wants and a replay doesn't need: the table, the hand's number. */
  readonly about?: Readonly<Record<string, unknown>>
}

/**
 * A hand's record, ready for `JSON.stringify` (docs/hand-record.md).
 * @returns null while the hand runs: a record holds the whole deal
 */
export function writeRecord(hand: Hand, { players, commands, events, fair, about }: RecordParts) {
  if (hand.end === null) return null
  return {
    format: 'church-game-hand',
    version: 1,
    ...about,
    deck: hand.deck.slug,
    players,
    dealer: hand.dealer,
    rules: hand.rules,
    deal: hand.dealt,
    commands,
    ...(events ? { events } : {}),
    ...(fair ? { fair } : {}),
  }
}
