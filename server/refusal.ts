/** Why something about a table is refused before it is judged. */
export type RefusalReason =
  /** One has to be signed in, or a guest. */
  | 'no-session'
  /** Only people with an account may. */
  | 'accounts-only'
  /** The call came from another site. */
  | 'not-from-here'
  /** There is no such table, or it isn't for one to see. */
  | 'no-such-table'
  /** One has to be invited to this table, or it isn't for guests. */
  | 'not-invited'
  /** Another command was sent with this id. */
  | 'id-used'
  /** One has too many tables already. */
  | 'too-many-tables'
  /** Calls followed each other faster than anybody's should; nothing was done. */
  | 'too-fast'
  /** Nothing was done, and the same call may be sent again. */
  | 'try-again'

/** A refusal that the person who asked is told of. */
export class Refusal extends Error {
  readonly reason: RefusalReason
  /** When to try again; only with `too-fast`. */
  readonly until: Date | null

  constructor(reason: RefusalReason, until: Date | null = null) {
    super(reason)
    this.reason = reason
    this.until = until
  }
}
