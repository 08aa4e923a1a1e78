import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { Client, escapeIdentifier } from 'pg'
import { migrate, migrationsIn } from '@/scripts/lib/migrate.mjs'

const MIGRATIONS = join(import.meta.dirname, '../../prisma/migrations')
const LOCK = 20_261_130

/**
 * Makes the database from which tests copy theirs, with all migrations, unless an earlier test did.
 * @param admin a connection to another database
 * @param urlOf the address of a database by its name
 * @returns its name, which changes with the migrations
 */
export async function ensureTemplate(admin: Client, urlOf: (name: string) => string) {
  const sums = migrationsIn(MIGRATIONS).map(({ checksum }) => checksum)
  const name = `template_${createHash('sha256').update(sums.join()).digest('hex').slice(0, 16)}`
  await admin.query('SELECT pg_advisory_lock($1)', [LOCK])
  try {
    const { rowCount } = await admin.query('SELECT FROM pg_database WHERE datname = $1', [name])
    if (rowCount === 0) await make(admin, name, urlOf)
  } finally {
    await admin.query('SELECT pg_advisory_unlock($1)', [LOCK])
  }
  return name
}

/** It gets its name when it is whole. */
async function make(admin: Client, name: string, urlOf: (name: string) => string) {
  const unfinished = `${name}_unfinished`
  await admin.query(`DROP DATABASE IF EXISTS ${escapeIdentifier(unfinished)} WITH (FORCE)`)
  await admin.query(`CREATE DATABASE ${escapeIdentifier(unfinished)}`)
  const client = new Client(urlOf(unfinished))
  await client.connect()
  await migrate(client, MIGRATIONS)
  await client.end()
  await admin.query(
    `ALTER DATABASE ${escapeIdentifier(unfinished)} RENAME TO ${escapeIdentifier(name)}`,
  )
}
