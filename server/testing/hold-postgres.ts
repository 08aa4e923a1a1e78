import { join } from 'node:path'
import { Client, escapeIdentifier } from 'pg'
import { startCluster } from '@/scripts/lib/postgres/cluster.mjs'

/** Where the tests' Postgres keeps its data; every run of the tests uses the same. */
const FOLDER = join(import.meta.dirname, '../../.data/test-postgres')

/** What tests leave behind needn't survive a power cut. */
const SETTINGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=300',
]

/** Starts the tests' Postgres, or finds it running; it stops with the last who holds it. */
export function testCluster() {
  return startCluster(FOLDER, { settings: SETTINGS })
}

/** For Vitest: holds Postgres from the first file of a run to the last, so that it starts only once. */
export default async function setup(): Promise<() => Promise<void>> {
  const cluster = await testCluster()
  // Nobody else held it, so what tests left behind is of runs that were broken off.
  if (!cluster.found) await clear(cluster.url('postgres'))
  return cluster.release
}

async function clear(url: string) {
  const admin = new Client(url)
  await admin.connect()
  const { rows } = await admin.query<{ name: string }>(
    "SELECT datname AS name FROM pg_database WHERE datname ~ '^(test|template)_'",
  )
  for (const { name } of rows) {
    await admin.query(`DROP DATABASE IF EXISTS ${escapeIdentifier(name)} WITH (FORCE)`)
  }
  await admin.end()
}
