import { db } from '@/server/db/client'
import { Prisma } from '@/server/db/generated/client'
import { allow, isAllowed } from '@/server/limits/allow'
import { later } from '@/server/mail/later'
import { sendMail } from '@/server/mail/send'
import { AccountFault } from './fault'
import { readEmail, readNewPassword, readNickname } from './inputs'
import { hashPassword } from './password'
import { endAllSessions } from './sessions'
import { underFreeName } from './tables-of'

/** What somebody typed to make an account. */
export interface SignUp {
  readonly nickname: string
  readonly email: string
  readonly password: string
  /** Whether they said that they are 13 or older. */
  readonly is13: boolean
}

/**
 * Makes an account. A guest becomes the account's player, with seat and games.
 *
 * Where the e-mail has an account already, the answer is the same, and its owner gets a mail
 * (docs/decisions/0010).
 * @param guest the guest who signs up
 * @throws AccountFault
 */
export async function signUp(typed: SignUp, address: string, guest?: string): Promise<void> {
  const nickname = readNickname(typed.nickname)
  const email = readEmail(typed.email)
  const password = readNewPassword(typed.password)
  if (!typed.is13) throw new AccountFault('too-young')
  await allow(['sign-up-from', address])
  const account = {
    create: { email, passwordHash: await hashPassword(password), ageConfirmedAt: new Date() },
  }
  try {
    await makePlayer({ kind: 'ACCOUNT', nickname, account }, guest)
  } catch (error) {
    if (!isEmailTaken(error)) throw error
    later(() => tellOwner(email))
  }
}

interface NewPlayer {
  readonly kind: 'ACCOUNT'
  readonly nickname: string
  readonly account: { create: { email: string; passwordHash: string; ageConfirmedAt: Date } }
}

async function makePlayer(player: NewPlayer, guest?: string): Promise<void> {
  if (guest === undefined) {
    await db.player.create({ data: player })
    return
  }
  await underFreeName(guest, player.nickname, (transaction) =>
    transaction.player.update({
      where: { id: guest, kind: 'GUEST', joinedToId: null },
      data: { ...player, returnCodeHash: null },
    }),
  )
  // Whoever else knew the return code is no longer this player.
  await endAllSessions(guest)
}

function isEmailTaken(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002'
}

async function tellOwner(email: string): Promise<void> {
  if (await isAllowed(['mail-to', email])) await sendMail(email, 'signUpAgain')
}
