import { hash, verify } from '@node-rs/argon2'
import { once } from '@/server/once'

/** Argon2id (the package's default) at the cost OWASP recommends: 19 MiB, two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** The hash to keep of a password. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), COST)
}

/** Matches no password; made once a process. */
const nobody = () => once('nobodys-password', () => hashPassword(crypto.randomUUID()))

/**
 * Whether it is the password. Where there is no hash, because there is no such account, it takes as long and is not:
 * the time of an answer doesn't tell whether an account exists.
 */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const right = await verify(passwordHash ?? (await nobody()), password.normalize('NFC'))
  return right && passwordHash !== null
}
