/** Every reason for which an account or a guest is refused something. `messages/en/account.json` has words for each. */
export const ACCOUNT_FAULTS = [
  'nickname-too-short',
  'nickname-too-long',
  'nickname-signs',
  'nickname-refused',
  /** Somebody at one of one's tables has a nickname that looks like it. */
  'nickname-taken-here',
  'email-invalid',
  'password-too-short',
  'password-too-long',
  'password-too-common',
  /** Not 13 yet, or didn't say so. */
  'too-young',
  /** No such e-mail, or another password: which of them isn't told. */
  'wrong-password',
  'wrong-return-code',
  'no-such-table',
  /** The table is in the public lobby, where guests don't sit. */
  'accounts-only',
  /** Guest and account, or two guests of an account, sat in the same game, or sit at the same table. */
  'same-game',
  'same-table',
  /** The guest belongs to another account already, or is no guest. */
  'not-joinable',
  'reset-over',
  'too-many-tries',
] as const

/** Why something about an account was refused. */
export type AccountFaultName = (typeof ACCOUNT_FAULTS)[number]

/** A refusal that is told to the person who asked. */
export class AccountFault extends Error {
  readonly fault: AccountFaultName
  /** When to try again; only with `too-many-tries`. */
  readonly until: Date | null

  constructor(fault: AccountFaultName, until: Date | null = null) {
    super(fault)
    this.fault = fault
    this.until = until
  }
}
