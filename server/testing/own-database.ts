import { randomBytes } from 'node:crypto'
import { Client, escapeIdentifier } from 'pg'
import { afterAll, beforeAll } from 'vitest'
import { testCluster } from './hold-postgres'

/** Answers the name of the database to copy, which it may make first. */
type Original = (admin: Client, urlOf: (name: string) => string) => Promise<string>

/**
 * Gives the tests of this file a database of their own on a real Postgres, empty or a copy, and takes it away again.
 * @returns its address, once the tests run
 */
export function ownDatabase(original: Original = async () => 'template1'): () => string {
  const name = `test_${randomBytes(8).toString('hex')}`
  let cluster: Awaited<ReturnType<typeof testCluster>>
  beforeAll(async () => {
    cluster = await testCluster()
    await asAdmin(async (admin) => {
      const names = [name, await original(admin, cluster.url)]
      await admin.query(`CREATE DATABASE ${names.map(escapeIdentifier).join(' TEMPLATE ')}`)
    })
  }, 60_000)
  afterAll(async () => {
    await asAdmin((admin) => admin.query(`DROP DATABASE ${escapeIdentifier(name)} WITH (FORCE)`))
    await cluster.release()
  })
  return () => cluster.url(name)

  async function asAdmin(work: (admin: Client) => Promise<unknown>): Promise<void> {
    const admin = new Client(cluster.url('postgres'))
    await admin.connect()
    await work(admin)
    await admin.end()
  }
}
