import { expect, test } from 'vitest'
import { db } from '@/server/db/client'
import { Browser } from '@/server/testing/browser'
import { withDatabase } from '@/server/testing/database'
import { mailsIn, ownFolder } from '@/server/testing/outbox'
import { isResetOpen } from './reset'

const DATA_DIR = ownFolder()
withDatabase({ DATA_DIR })

const PASSWORD = 'a quite new one'

async function signedUp(email: string): Promise<Browser> {
  const browser = new Browser()
  const typed = { email, password: 'alb amice girdle' }
  await browser.call.account.signUp({ ...typed, nickname: 'Agnes', is13: true })
  expect(await browser.enter('password', typed)).toBeNull()
  return browser
}

/** Asks for a link, and reads its token from the mail. */
async function mailedToken(email: string): Promise<string> {
  await new Browser().call.account.forgot({ email })
  const mail = (await mailsIn(DATA_DIR)).at(-1) ?? ''
  return /reset\/([\w-]+)/.exec(mail)?.[1] ?? ''
}

test('a mailed link changes the password once, and signs out every device', async () => {
  const email = 'agnes@example.org'
  const browser = await signedUp(email)
  const [older, token] = [await mailedToken(email), await mailedToken(email)]
  expect(await isResetOpen(token)).toBe(true)
  const { account } = new Browser().call
  await expect(account.reset({ token, password: 'short' })).rejects.toThrow('password-too-short')
  const both = await Promise.allSettled([
    account.reset({ token, password: PASSWORD }),
    account.reset({ token, password: PASSWORD }),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await browser.call.account.me()).toBeNull()
  expect(await new Browser().enter('password', { email, password: PASSWORD })).toBeNull()
  for (const link of [token, older, 'made up']) {
    expect(await isResetOpen(link)).toBe(false)
    await expect(account.reset({ token: link, password: PASSWORD })).rejects.toThrow('reset-over')
  }
})

test('a link is good for an hour, and its token is in no row', async () => {
  const email = 'beth@example.org'
  await signedUp(email)
  const token = await mailedToken(email)
  const row = await db.passwordReset.findFirstOrThrow({ where: { account: { email } } })
  expect(row.tokenHash).not.toContain(token)
  const left = row.expiresAt.getTime() - Date.now()
  expect(left).toBeGreaterThan(55 * 60_000)
  expect(left).toBeLessThanOrEqual(60 * 60_000)
  await db.passwordReset.update({
    where: { tokenHash: row.tokenHash },
    data: { expiresAt: new Date(0) },
  })
  expect(await isResetOpen(token)).toBe(false)
})

test('an e-mail without an account gets the same answer, and no mail', async () => {
  const before = (await mailsIn(DATA_DIR)).length
  const { account } = new Browser().call
  expect(await account.forgot({ email: 'nobody@example.org' })).toBeUndefined()
  expect(await mailsIn(DATA_DIR)).toHaveLength(before)
  await expect(account.forgot({ email: 'nobody' })).rejects.toThrow('email-invalid')
})
