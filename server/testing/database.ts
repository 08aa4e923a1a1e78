import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { Client, escapeIdentifier } from 'pg'
import { afterAll, beforeAll, vi } from 'vitest'
import { migrate } from '@/scripts/lib/migrate.mjs'
import { startCluster } from '@/scripts/lib/postgres/cluster.mjs'
import { db } from '@/server/db/client'

const ROOT = join(import.meta.dirname, '../..')
/** Data that a test leaves behind needn't survive a power cut. */
const SETTINGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

/** Gives the tests of this file a fresh database of a real Postgres, with all migrations, and takes it away again. */
export function withDatabase(environment: Readonly<Record<string, string>> = {}): void {
  const name = `test_${randomBytes(8).toString('hex')}`
  let cluster: Awaited<ReturnType<typeof startCluster>>
  beforeAll(async () => {
    cluster = await startCluster(join(ROOT, '.data/test-postgres'), { settings: SETTINGS })
    await asAdmin(`CREATE DATABASE ${escapeIdentifier(name)}`)
    const url = cluster.url(name)
    const all = { DATABASE_URL: url, AUTH_SECRET: 'only for tests '.repeat(3), ...environment }
    for (const [key, value] of Object.entries(all)) vi.stubEnv(key, value)
    const client = new Client(url)
    await client.connect()
    await migrate(client, join(ROOT, 'prisma/migrations'), () => undefined)
    await client.end()
  }, 60_000)
  afterAll(async () => {
    await db.$disconnect()
    await asAdmin(`DROP DATABASE ${escapeIdentifier(name)} WITH (FORCE)`)
    await cluster.release()
  })

  async function asAdmin(statement: string): Promise<void> {
    const admin = new Client(cluster.url('postgres'))
    await admin.connect()
    await admin.query(statement)
    await admin.end()
  }
}
