import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ownDatabase } from '@/server/testing/own-database'
import { migrate } from './migrate.mjs'
import { run } from './run.mjs'

const url = ownDatabase()
let folder: string
let client: Client

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'church-game-'))
  client = await open()
})

afterEach(async () => {
  await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
  await client.end()
  rmSync(folder, { recursive: true })
})

it('applies each migration once, in order', async () => {
  write('0001_a', 'CREATE TABLE a (n int)')
  write(
    '0002_b',
    'INSERT INTO a VALUES (1); CREATE FUNCTION f() RETURNS int LANGUAGE sql AS $$ SELECT 1; $$',
  )
  expect(await migrate(client, folder)).toEqual(['0001_a', '0002_b'])
  write('0003_c', 'INSERT INTO a VALUES (2)')
  expect(await migrate(client, folder)).toEqual(['0003_c'])
  expect((await client.query('SELECT n FROM a ORDER BY n')).rows).toEqual([{ n: 1 }, { n: 2 }])
})

it('undoes a migration that fails, says which, and can be tried again', async () => {
  write('0001_a', 'CREATE TABLE a (n int); SELECT nothing')
  await expect(migrate(client, folder)).rejects.toThrow(/0001_a failed and was undone: .*nothing/)
  write('0001_a', 'CREATE TABLE a (n int)')
  expect(await migrate(client, folder)).toEqual(['0001_a'])
})

it('warns of a migration that was changed afterwards', async () => {
  write('0001_a', 'CREATE TABLE a (n int)')
  await migrate(client, folder)
  write('0001_a', 'CREATE TABLE a (n bigint)')
  const lines: string[] = []
  await migrate(client, folder, (line) => lines.push(line))
  expect(lines).toEqual([expect.stringContaining('0001_a was changed')])
})

it('lets one of several processes apply them', async () => {
  write('0001_a', 'SELECT pg_sleep(0.2); CREATE TABLE a (n int)')
  const others = await Promise.all([open(), open()])
  const applied = await Promise.all([client, ...others].map((each) => migrate(each, folder)))
  expect(applied.flat()).toEqual(['0001_a'])
  for (const other of others) await other.end()
})

it('makes just what the schema says, for Prisma too', async () => {
  const migrations = 'prisma/migrations'
  await migrate(client, migrations)
  const env = { DATABASE_URL: url() }
  const prisma = (...args: string[]) => run('prisma', 'build/index.js', args, { quiet: true, env })
  expect(await prisma('migrate', 'status')).toBe(0)
  const drift = ['--from-config-datasource', '--to-schema', 'prisma/schema.prisma', '--exit-code']
  expect(await prisma('migrate', 'diff', ...drift)).toBe(0)
})

async function open(): Promise<Client> {
  const opened = new Client(url())
  await opened.connect()
  return opened
}

function write(name: string, sql: string): void {
  mkdirSync(join(folder, name), { recursive: true })
  writeFileSync(join(folder, name, 'migration.sql'), sql)
}
