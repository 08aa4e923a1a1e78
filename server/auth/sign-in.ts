import { db } from '@/server/db/client'
import { guess } from '@/server/limits/allow'
import { AccountFault } from './fault'
import { readEmail } from './inputs'
import { joinGuest } from './join-guest'
import { isPassword } from './password'

/** What somebody typed to sign in. */
export interface SignIn {
  readonly email: string
  readonly password: string
}

/**
 * Whose e-mail and password these are.
 * @param guest a guest who signs in, and whose seats and games come along
 * @returns the account's player
 * @throws AccountFault `wrong-password`, `too-many-tries`, or why the guest can't come along
 */
export async function signIn(typed: SignIn, address: string, guest?: string): Promise<string> {
  const email = readEmail(typed.email)
  const player = await guess(
    [
      ['sign-in-from', address],
      ['sign-in', email],
    ],
    async () => {
      const account = await db.account.findUnique({ where: { email } })
      const right = await isPassword(account?.passwordHash ?? null, typed.password.slice(0, 1000))
      return right && account !== null ? account.playerId : null
    },
  )
  if (player === null) throw new AccountFault('wrong-password')
  if (guest !== undefined) await joinGuest(guest, player)
  return player
}
