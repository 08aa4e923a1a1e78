import { randomBytes } from 'node:crypto'
import { Client, escapeIdentifier } from 'pg'
import { afterAll, beforeAll, vi } from 'vitest'
import { db } from '@/server/db/client'
import { testCluster } from './hold-postgres'
import { ensureTemplate } from './template'

/** Gives the tests of this file a fresh database of a real Postgres, with all migrations, and takes it away again. */
export function withDatabase(environment: Readonly<Record<string, string>> = {}): void {
  const name = `test_${randomBytes(8).toString('hex')}`
  let cluster: Awaited<ReturnType<typeof testCluster>>
  beforeAll(async () => {
    cluster = await testCluster()
    await asAdmin(async (admin) => {
      const template = await ensureTemplate(admin, cluster.url)
      const [copy, original] = [name, template].map(escapeIdentifier)
      await admin.query(`CREATE DATABASE ${copy} TEMPLATE ${original}`)
    })
    const url = cluster.url(name)
    const all = { DATABASE_URL: url, AUTH_SECRET: 'only for tests '.repeat(3), ...environment }
    for (const [key, value] of Object.entries(all)) vi.stubEnv(key, value)
  }, 60_000)
  afterAll(async () => {
    await db.$disconnect()
    await asAdmin((admin) => admin.query(`DROP DATABASE ${escapeIdentifier(name)} WITH (FORCE)`))
    await cluster.release()
  })

  async function asAdmin(work: (admin: Client) => Promise<unknown>): Promise<void> {
    const admin = new Client(cluster.url('postgres'))
    await admin.connect()
    await work(admin)
    await admin.end()
  }
}
