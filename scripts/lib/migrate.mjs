import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { diskTrouble, Trouble } from './trouble.mjs'

/** @typedef {import('pg').Client} Client */
/** @typedef {{ name: string, sql: string, checksum: string }} Migration */

// The lock that Prisma's own engine takes.
const LOCK = 72_707_369

/**
 * Brings a database up to date, as `prisma migrate deploy` does but in a tenth of the time: it keeps Prisma's own
 * table of what was applied, so that both can be used on one database. Each migration is applied whole or not at all.
 *
 * @param {Client} client
 * @param {string} folder the migrations'
 * @param {(line: string) => void} [warn]
 * @returns {Promise<string[]>} the names of those that were applied
 */
export async function migrate(client, folder, warn = () => {}) {
  await client.query('SELECT pg_advisory_lock($1)', [LOCK])
  try {
    const applied = await appliedIn(client)
    const done = []
    for (const migration of migrationsIn(folder)) {
      const checksum = applied.get(migration.name)
      if (checksum === undefined) {
        await apply(client, migration)
        done.push(migration.name)
      } else if (checksum !== migration.checksum) {
        warn(`The migration ${migration.name} was changed after it was applied here.`)
      }
    }
    return done
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [LOCK])
  }
}

/**
 * @param {string} folder
 * @returns {Migration[]} in the order in which they are applied
 */
export function migrationsIn(folder) {
  const names = readdirSync(folder).sort()
  return names.flatMap((name) => {
    const file = join(folder, name, 'migration.sql')
    if (!existsSync(file)) return []
    const sql = readFileSync(file, 'utf8')
    return [{ name, sql, checksum: createHash('sha256').update(sql).digest('hex') }]
  })
}

/**
 * @param {Client} client
 * @returns {Promise<Map<string, string>>} the checksum of each migration by its name
 */
async function appliedIn(client) {
  await client.query(`CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
    "id" VARCHAR(36) PRIMARY KEY NOT NULL,
    "checksum" VARCHAR(64) NOT NULL,
    "finished_at" TIMESTAMPTZ,
    "migration_name" VARCHAR(255) NOT NULL,
    "logs" TEXT,
    "rolled_back_at" TIMESTAMPTZ,
    "started_at" TIMESTAMPTZ NOT NULL DEFAULT now(),
    "applied_steps_count" INTEGER NOT NULL DEFAULT 0
  )`)
  const { rows } = await client.query(
    'SELECT migration_name AS name, checksum, finished_at IS NULL AS failed FROM "_prisma_migrations" WHERE rolled_back_at IS NULL',
  )
  const failed = rows.find((row) => row.failed)
  if (failed) {
    throw new Trouble(
      `The migration ${failed.name} failed half-way under Prisma: mend the database, then run npx prisma migrate resolve.`,
    )
  }
  return new Map(rows.map(({ name, checksum }) => [name, checksum]))
}

/**
 * @param {Client} client
 * @param {Migration} migration
 */
async function apply(client, { name, sql, checksum }) {
  try {
    await client.query('BEGIN')
    await client.query(sql)
    await client.query(
      `INSERT INTO "_prisma_migrations" (id, checksum, migration_name, finished_at, applied_steps_count)
      VALUES ($1, $2, $3, now(), 1)`,
      [randomUUID(), checksum, name],
    )
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {})
    const said = error instanceof Error ? error.message : String(error)
    throw (
      diskTrouble(error, 'the database') ??
      new Trouble(`The migration ${name} failed and was undone: ${said}.`)
    )
  }
}
