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
  /** Nothing was done, and the same call may be sent again. */
  | 'try-again'

/** A refusal that the person who asked is told of. */
export class Refusal extends Error {
  readonly reason: RefusalReason

  constructor(reason: RefusalReason, cause?: unknown) {
    super(reason, { cause })
    this.reason = reason
  }
}
