import { failureOf } from '@/components/api/client'
import type { Messages } from '@/messages'

/** A field of a form about an account. */
export type FieldName = 'nickname' | 'email' | 'password' | 'is13' | 'code'

/** Why something was refused, as `messages/en/errors.json` has words for it. */
export type Fault = keyof Messages['errors']

/** What the server said to a form. */
export type Answer = { readonly ok: true } | Refused

/** A refusal; with `too-many-tries` it says when to try again. */
export interface Refused {
  readonly ok: false
  readonly fault: Fault
  readonly until: Date | null
}

/** Faults that are shown beside the field that has to change; all others below the button. */
const FIELDS: Readonly<Partial<Record<Fault, FieldName>>> = {
  'nickname-too-short': 'nickname',
  'nickname-too-long': 'nickname',
  'nickname-signs': 'nickname',
  'nickname-refused': 'nickname',
  'nickname-taken-here': 'nickname',
  'email-invalid': 'email',
  'password-too-short': 'password',
  'password-too-long': 'password',
  'password-too-common': 'password',
  'too-young': 'is13',
  'wrong-password': 'password',
  'wrong-return-code': 'code',
}

/** The field that has to change; null where it is none of them. */
export function fieldOf(fault: Fault): FieldName | null {
  return FIELDS[fault] ?? null
}

/** Waits for a call, and says how it went. */
export async function answerTo(call: Promise<unknown>): Promise<Answer> {
  try {
    await call
    return { ok: true }
  } catch (error) {
    const { reason, until } = failureOf(error)
    return { ok: false, fault: reason as Fault, until }
  }
}

/** Reads a fault as next-auth passes it on: its name, and when to try again. */
export function readFault(error: string): Refused {
  const [name, until] = error.split(' ')
  return { ok: false, fault: name as Fault, until: until === undefined ? null : new Date(until) }
}

/** What to say when no answer came. */
export const NO_ANSWER: Refused = { ok: false, fault: 'try-again', until: null }
