import { TRPCError } from '@trpc/server'
import * as z from 'zod'
import { ACCOUNT_FAULTS, AccountFault, type AccountFaultName } from '@/server/auth/fault'
import { codesOf, isOutage } from '@/server/db/faults'
import { Refusal, type RefusalReason } from '@/server/refusal'

/** Every reason for which a call can fail, and how it travels. `messages/en/errors.json` has words for each. */
const CODES: Readonly<Record<RefusalReason | 'bad-input' | 'our-fault' | 'no-such-call', Code>> = {
  'no-session': 'UNAUTHORIZED',
  'accounts-only': 'FORBIDDEN',
  'not-from-here': 'FORBIDDEN',
  'not-invited': 'FORBIDDEN',
  'no-such-table': 'NOT_FOUND',
  'id-used': 'CONFLICT',
  'too-fast': 'TOO_MANY_REQUESTS',
  'try-again': 'SERVICE_UNAVAILABLE',
  'too-many-tables': 'TOO_MANY_REQUESTS',
  /** What was sent makes no sense; the faults say where. */
  'bad-input': 'BAD_REQUEST',
  'no-such-call': 'NOT_FOUND',
  'our-fault': 'INTERNAL_SERVER_ERROR',
}

type Code = TRPCError['code']

/** Why a call failed. */
export type Reason = keyof typeof CODES | AccountFaultName

/** Every reason there is, for tests of their words. */
export const REASONS: readonly Reason[] = [
  ...new Set([...(Object.keys(CODES) as (keyof typeof CODES)[]), ...ACCOUNT_FAULTS]),
]

/** What a browser is told of a call that failed. */
export interface ErrorData {
  readonly reason: Reason
  /** When to try again, in milliseconds since 1970. */
  readonly until: number | null
  /** Where what was sent makes no sense. */
  readonly faults: readonly { readonly at: string; readonly why: string }[]
}

/** Why this was thrown, from the closed list. */
export function dataOf(error: TRPCError): ErrorData {
  const { cause } = error
  const faults =
    cause instanceof z.ZodError
      ? cause.issues.map(({ path, message }) => ({ at: path.join('.'), why: message }))
      : []
  const isOurs = cause instanceof AccountFault || cause instanceof Refusal
  const until = isOurs ? (cause.until?.getTime() ?? null) : null
  return { reason: reasonOf(error), until, faults }
}

function reasonOf({ code, cause }: TRPCError): Reason {
  if (cause instanceof Refusal) return cause.reason
  if (cause instanceof AccountFault) return cause.fault
  if (cause !== undefined && isOutage(cause)) return 'try-again'
  switch (code) {
    case 'BAD_REQUEST':
    case 'PARSE_ERROR':
    case 'PAYLOAD_TOO_LARGE':
    case 'UNSUPPORTED_MEDIA_TYPE':
      return 'bad-input'
    case 'NOT_FOUND':
    case 'METHOD_NOT_SUPPORTED':
      return 'no-such-call'
    default:
      return 'our-fault'
  }
}

/** The error as it travels: with the status of its reason, and no words that could tell a card. */
export function travelling(error: TRPCError): TRPCError {
  const reason = reasonOf(error)
  return new TRPCError({ code: codeOf(reason), message: reason, cause: error.cause })
}

function codeOf(reason: Reason): Code {
  if (reason in CODES) return CODES[reason as keyof typeof CODES]
  return reason === 'too-many-tries' ? 'TOO_MANY_REQUESTS' : 'UNPROCESSABLE_CONTENT'
}

/** Notes an error of ours: what and where, but none of the values that it may quote. */
export function note(path: string | undefined, { cause }: TRPCError): void {
  const error = cause ?? { name: 'Error' }
  const code = codesOf(cause)
    .map((each) => ` ${each}`)
    .join('')
  const where = 'stack' in error ? String(error.stack).split('\n').filter(isFrame) : []
  console.error([`${path ?? 'a call'} failed: ${error.name}${code}`, ...where].join('\n'))
}

function isFrame(line: string): boolean {
  return /^\s+at /.test(line)
}
