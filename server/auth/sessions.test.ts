import { expect, test } from 'vitest'
import { db } from '@/server/db/client'
import { listen } from '@/server/live/topics'
import { Browser } from '@/server/testing/browser'
import { withDatabase } from '@/server/testing/database'
import { currentPlayer } from './session'

withDatabase({ PUBLIC_URL: 'https://game.example' })

const AGNES = { email: 'agnes@example.org', password: 'alb amice girdle' }

async function agnes(): Promise<Browser> {
  const browser = new Browser()
  await browser.call.account.signUp({ ...AGNES, nickname: 'Agnes', is13: true })
  expect(await browser.enter('password', AGNES)).toBeNull()
  return browser
}

test('the cookie can be read by no script and no other site, and holds the session’s id alone', async () => {
  const browser = await agnes()
  const cookie = browser.lastSet.find((line) => line.startsWith('__Host-church-game.session='))
  for (const said of ['HttpOnly', 'SameSite=Lax', 'Secure', 'Path=/']) {
    expect(cookie?.split('; ')).toContain(said)
  }
  const signed = await currentPlayer(browser.headers())
  expect(signed).toMatchObject({ player: { kind: 'ACCOUNT', nickname: 'Agnes' } })
  expect(await db.session.count({ where: { id: signed?.session.id ?? '' } })).toBe(1)
})

test('signing out ends the session, also for whoever kept the cookie', async () => {
  const browser = await agnes()
  const kept = browser.headers()
  const me = (await currentPlayer(kept))?.player.id
  const heard: string[] = []
  const stop = listen((topic) => heard.push(topic))
  await browser.leave()
  stop()
  expect(heard).toContain(`player:${me}`)
  expect(await currentPlayer(kept)).toBeNull()
  expect(await browser.call.account.me()).toBeNull()
})

test('one signs out on all devices at once, and everybody else stays', async () => {
  const [phone, tablet, other] = [await agnes(), await agnes(), new Browser()]
  const beth = { email: 'beth@example.org', password: 'chalice and paten' }
  await other.call.account.signUp({ ...beth, nickname: 'Beth', is13: true })
  await other.enter('password', beth)
  expect((await phone.call.account.me())?.devices).toBeGreaterThan(1)
  await phone.call.account.endSessions()
  expect(await phone.call.account.me()).toBeNull()
  expect(await tablet.call.account.me()).toBeNull()
  expect(await other.call.account.me()).toMatchObject({ nickname: 'Beth' })
})

test.each([
  'church-game.session=x',
  '__Host-church-game.session=x',
  '__Host-church-game.session=',
  ';;=',
])('a cookie that we didn’t make is nobody’s: %s', async (cookie) => {
  expect(await currentPlayer(new Headers({ cookie }))).toBeNull()
  expect(await currentPlayer({ cookie })).toBeNull()
})

test('an unknown e-mail and a wrong password are told apart by nobody', async () => {
  const password = 'not the one'
  const answers = [
    await new Browser().enter('password', { email: AGNES.email, password }),
    await new Browser().enter('password', { email: 'nobody@example.org', password }),
  ]
  expect(answers).toEqual(['wrong-password', 'wrong-password'])
})

test('strangers are refused everything that is somebody’s', async () => {
  const { account } = new Browser().call
  const guest = crypto.randomUUID()
  for (const refused of [
    account.rename({ nickname: 'Clare' }),
    account.endSessions(),
    account.returnCode(),
    account.join({ returnCode: '1234 5678 9012' }),
    account.part({ guest }),
  ]) {
    await expect(refused).rejects.toMatchObject({ message: 'no-session' })
  }
})
