import { randomInt } from 'node:crypto'

/** Eight digits by which a table is found: the same over a telephone in every language. */
export function newCode(): string {
  return randomInt(100_000_000).toString().padStart(8, '0')
}

/** The code in what somebody typed, without spaces and dashes; undefined where it is none. */
export function readCode(typed: string): string | undefined {
  const digits = typed.normalize('NFKC').replace(/[\s\p{Pd}.]/gu, '')
  return /^[0-9]{8}$/.test(digits) ? digits : undefined
}
