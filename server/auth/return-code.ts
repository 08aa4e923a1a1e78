import { createHmac } from 'node:crypto'
import { env } from '@/server/env'

const DIGITS = 12

/**
 * What a guest types to come back when the cookie is lost: twelve digits, told as 4 + 4 + 4. It follows from the
 * guest's id and the site's secret, so that it can be shown again though only its hash is kept.
 */
export function returnCodeOf(playerId: string): string {
  const number = mark('return code', playerId).readBigUInt64BE() % 10n ** BigInt(DIGITS)
  return number.toString().padStart(DIGITS, '0')
}

/** How a return code is kept. With the secret in it, since twelve digits could be tried through. */
export function returnCodeHash(code: string): string {
  return mark('return code hash', code).toString('base64url')
}

/** The code in what somebody typed, without spaces and dashes; undefined where it is none. */
export function readReturnCode(typed: string): string | undefined {
  const digits = typed.normalize('NFKC').replace(/[\s\p{Pd}.]/gu, '')
  return /^\d{12}$/.test(digits) ? digits : undefined
}

function mark(use: string, text: string): Buffer {
  return createHmac('sha256', env.AUTH_SECRET).update(`${use}\0${text}`).digest()
}
