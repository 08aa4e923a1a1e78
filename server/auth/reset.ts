import { createHash, randomBytes } from 'node:crypto'
import { db } from '@/server/db/client'
import { allow, isAllowed } from '@/server/limits/allow'
import { later } from '@/server/mail/later'
import { sendMail } from '@/server/mail/send'
import { AccountFault } from './fault'
import { readEmail, readNewPassword } from './inputs'
import { hashPassword } from './password'
import { endAllSessions } from './sessions'

const HOUR = 60 * 60 * 1000

/**
 * Mails a link to choose a new password. The answer is the same whether the e-mail has an account or not: all that
 * differs happens after it.
 * @throws AccountFault `email-invalid`, `too-many-tries`
 */
export async function askForReset(typed: string, address: string): Promise<void> {
  const email = readEmail(typed)
  await allow(['forgot-from', address], ['forgot', email])
  later(async () => {
    const account = await db.account.findUnique({ where: { email }, select: { id: true } })
    if (account === null || !(await isAllowed(['mail-to', email]))) return
    const token = randomBytes(32).toString('base64url')
    await db.passwordReset.create({
      data: {
        tokenHash: hashOf(token),
        accountId: account.id,
        expiresAt: new Date(Date.now() + HOUR),
      },
    })
    await sendMail(email, 'reset', `/reset/${token}`)
  })
}

/**
 * Sets a new password by a mailed link: once, within the hour. Everybody who was signed in to the account is signed
 * out, and no other mailed link of it is good any more.
 * @throws AccountFault `reset-over`, or what is wrong with the password
 */
export async function reset(token: string, typed: string): Promise<void> {
  const passwordHash = await hashPassword(readNewPassword(typed))
  const playerId = await db.$transaction(async (tx) => {
    const now = new Date()
    const [used] = await tx.passwordReset.updateManyAndReturn({
      where: { tokenHash: hashOf(token), usedAt: null, expiresAt: { gt: now } },
      data: { usedAt: now },
      select: { accountId: true },
    })
    if (used === undefined) throw new AccountFault('reset-over')
    await tx.passwordReset.updateMany({
      where: { accountId: used.accountId, usedAt: null },
      data: { usedAt: now },
    })
    const account = await tx.account.update({
      where: { id: used.accountId },
      data: { passwordHash },
      select: { playerId: true },
    })
    return account.playerId
  })
  await endAllSessions(playerId)
}

/** Whether a mailed link is still good. */
export async function isResetOpen(token: string): Promise<boolean> {
  const open = await db.passwordReset.count({
    where: { tokenHash: hashOf(token), usedAt: null, expiresAt: { gt: new Date() } },
  })
  return open > 0
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
