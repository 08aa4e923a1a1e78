import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { freePortFrom } from '../scripts/lib/port.mjs'
import { Start } from './support/process'

let folder: string
let port: number
let environment: Record<string, string>

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'church-game-start-'))
  port = await freePortFrom(24_500)
  environment = { DATA_DIR: folder, PORT: String(port), DATABASE_URL: '' }
})

test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('npm start serves with a Postgres of its own, and Ctrl-C ends both though a stream is open', async () => {
  const start = new Start(environment)
  await start.says(/is ready: http:\/\/localhost:\d+/)
  const streaming = new AbortController()
  const stream = await fetch(`${house()}/api/stream?tables=${crypto.randomUUID()}:0`, streaming)
  expect(stream.headers.get('content-type')).toContain('text/event-stream')
  expect(await health()).toBe(200)

  expect(await start.end('SIGINT')).toBe(0)
  streaming.abort()
  await expect(health()).rejects.toThrow()
  expect(postgresRuns()).toBe(false)
})

test('a second one on the same port ends with one line', async () => {
  const first = new Start(environment)
  await first.says(/is ready/)
  const second = new Start(environment)
  expect(await second.end()).toBe(1)
  expect(second.said).toMatch(/^Port \d+ is in use: [^\n]*\n$/)
  expect(await health()).toBe(200)
  await first.end('SIGTERM')
})

test('after a kill the next start finds the running Postgres, and stops it in the end', async () => {
  const killed = new Start(environment)
  await killed.says(/is ready/)
  await killed.end('SIGKILL')
  await expect.poll(() => health().catch(() => 'ended')).toBe('ended')
  expect(postgresRuns()).toBe(true)

  const next = new Start(environment)
  await next.says(/is ready/)
  expect(await health()).toBe(200)
  expect(await next.end('SIGINT')).toBe(0)
  expect(postgresRuns()).toBe(false)
})

for (const [what, given, line] of [
  [
    'a database that is not there',
    { DATABASE_URL: 'postgres://a:b@127.0.0.1:9/c' },
    /can't be reached/,
  ],
  ['a port that is none', { PORT: 'seven' }, /PORT must be a number from 1 to 65535/],
  [
    'a public address without a secret',
    { PUBLIC_URL: 'https://game.example' },
    /AUTH_SECRET must be set/,
  ],
] as const) {
  test(`${what} is told in one line`, async () => {
    const start = new Start({ ...environment, ...given })
    expect(await start.end()).toBe(1)
    expect(start.said).toMatch(line)
    expect(start.said.trim().split('\n')).toHaveLength(1)
  })
}

function house(): string {
  return `http://localhost:${port}`
}

async function health(): Promise<number> {
  return (await fetch(`${house()}/api/health`)).status
}

function postgresRuns(): boolean {
  try {
    const pid = Number(
      readFileSync(join(folder, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0],
    )
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
