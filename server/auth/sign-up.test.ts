import { expect, test } from 'vitest'
import { db } from '@/server/db/client'
import { Browser } from '@/server/testing/browser'
import { withDatabase } from '@/server/testing/database'
import { mailsIn, ownFolder } from '@/server/testing/outbox'

const DATA_DIR = ownFolder()
withDatabase({ DATA_DIR })

const TYPED = { email: 'Agnes@Example.org', password: 'alb amice girdle' }
const AGNES = { ...TYPED, nickname: 'Agnes', is13: true }

test('one signs up, and is signed in with what one typed', async () => {
  const browser = new Browser()
  await browser.call.account.signUp({ ...AGNES, nickname: '  Agnes ' })
  expect(await browser.call.account.me()).toBeNull()
  expect(await browser.enter('password', TYPED)).toBeNull()
  expect(await browser.call.account.me()).toMatchObject({
    kind: 'ACCOUNT',
    nickname: 'Agnes',
    email: 'agnes@example.org',
    devices: 1,
    joined: [],
  })
  const account = await db.account.findFirstOrThrow()
  expect(account.passwordHash).toMatch(/^\$argon2id\$/)
  expect(account.ageConfirmedAt.getTime()).toBeLessThanOrEqual(Date.now())
})

test.each([
  [{ nickname: 'A' }, 'nickname-too-short'],
  [{ nickname: 'Moderator' }, 'nickname-refused'],
  [{ email: 'agnes' }, 'email-invalid'],
  [{ password: 'short' }, 'password-too-short'],
  [{ password: 'x'.repeat(201) }, 'password-too-long'],
  [{ password: 'password123' }, 'password-too-common'],
  [{ is13: false }, 'too-young'],
])('who types %j is told %s', async (typed, fault) => {
  const before = await db.account.count()
  const signUp = new Browser().call.account.signUp({ ...AGNES, email: 'new@example.org', ...typed })
  await expect(signUp).rejects.toMatchObject({ message: fault })
  expect(await db.account.count()).toBe(before)
})

test('an e-mail in use: the answer is the same, the account too, and its owner gets a mail', async () => {
  const stranger = new Browser('192.0.2.99')
  const typed = { ...TYPED, password: 'not the one' }
  const answer = await stranger.call.account.signUp({ ...typed, nickname: 'Beth', is13: true })
  expect(answer).toBeUndefined()
  expect(await stranger.enter('password', typed)).toBe('wrong-password')
  expect(await new Browser().enter('password', TYPED)).toBeNull()
  const [mail] = await mailsIn(DATA_DIR)
  expect(mail).toContain('To: agnes@example.org')
  expect(mail).toContain('http://localhost:3000/sign-in')
  expect(mail).toContain('http://localhost:3000/forgot')
})

test('two who sign up with one e-mail at the same moment make one account', async () => {
  const email = 'clare@example.org'
  await Promise.all(
    ['Clare', 'Claire'].map((nickname) =>
      new Browser().call.account.signUp({ ...AGNES, email, nickname }),
    ),
  )
  expect(await db.account.count({ where: { email } })).toBe(1)
  expect(await db.player.count({ where: { nickname: { in: ['Clare', 'Claire'] } } })).toBe(1)
})
