import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { Browser } from '@/server/testing/browser'
import { withDatabase } from '@/server/testing/database'
import { mailsIn, ownFolder } from '@/server/testing/outbox'
import { nothingLeft } from './later'
import { outboxFolder } from './send'

const DATA_DIR = ownFolder()
const MAIL_FROM = 'The Church Game <game@church.example>'
const got: { from: string; to: string; text: string }[] = []

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, { envelope }, done) {
    let text = ''
    stream.on('data', (part: Buffer) => {
      text += part.toString()
    })
    stream.on('end', () => {
      const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
      got.push({ from, to: envelope.rcptTo[0]?.address ?? '', text })
      done()
    })
  },
})

withDatabase({ DATA_DIR, MAIL_FROM, PUBLIC_URL: 'https://game.example/' })

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const { port } = server.server.address() as AddressInfo
  vi.stubEnv('SMTP_URL', `smtp://127.0.0.1:${port}`)
})
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())))

test('a forgotten password goes out by a real mail server, and nothing into the outbox', async () => {
  const email = 'agnes@example.org'
  const typed = { email, password: 'alb amice girdle', nickname: 'Agnes', is13: true }
  await new Browser().call.account.signUp(typed)
  await new Browser().call.account.forgot({ email })
  await nothingLeft()
  expect(got).toMatchObject([{ from: 'game@church.example', to: email }])
  const token = /https:\/\/game\.example\/reset\/([\w-]+)/.exec(got[0]?.text ?? '')?.[1] ?? ''
  await new Browser().call.account.reset({ token, password: 'a quite new one' })
  expect(await new Browser().enter('password', { email, password: 'a quite new one' })).toBeNull()
  expect(outboxFolder()).toBeNull()
  expect(await mailsIn(DATA_DIR)).toEqual([])
})
