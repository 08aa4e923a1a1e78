import { randomUUID } from 'node:crypto'
import { PrismaPg } from '@prisma/adapter-pg'
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from '@prisma/driver-adapter-utils'
import pg from 'pg'

/** @typedef {Awaited<ReturnType<PrismaPg['connect']>>} Adapter */

// Postgres's one-byte "char", in which its catalogue is written, and text.
const CHAR = 18
const TEXT = 25

/**
 * How the engine reaches the database: Prisma's adapter, and what migrations need beyond it.
 *
 * @param {{ url: string, shadowDatabaseUrl?: string }} source
 */
export function adapterFactory({ url, shadowDatabaseUrl }) {
  /** @type {Set<Adapter>} */
  const opened = new Set()
  const schema = new URL(url).searchParams.get('schema') ?? undefined

  /**
   * @param {string} connectionString
   * @param {() => Promise<void>} [onClosed]
   */
  async function open(connectionString, onClosed) {
    // One connection: locks and the search path belong to it.
    const pool = new pg.Pool({ connectionString, max: 1 })
    const readsCharacters = spellCharacters(pool)
    const options = { disposeExternalPool: true, ...(schema && { schema }) }
    const adapter = await new PrismaPg(pool, options).connect()
    const queryRaw = adapter.queryRaw.bind(adapter)
    adapter.queryRaw = async (query) => {
      const result = await queryRaw(query)
      const columnTypes = result.columnTypes.map((type, place) =>
        readsCharacters(place) ? ColumnTypeEnum.Character : type,
      )
      return { ...result, columnTypes }
    }
    // Prisma's own splits a script at every semicolon, also inside the body of a function.
    adapter.executeScript = async (sql) =>
      void (await adapter.executeRaw({ sql, args: [], argTypes: [] }))
    /** @type {Promise<void> | undefined} */
    let closed
    adapter.dispose = () => (closed ??= pool.end().then(onClosed))
    opened.add(adapter)
    return adapter
  }

  async function connectToShadowDb() {
    if (shadowDatabaseUrl) return open(shadowDatabaseUrl)
    const name = `prisma_migrate_shadow_db_${randomUUID()}`
    const admin = new pg.Client({ connectionString: url })
    await admin.connect()
    await admin.query(`CREATE DATABASE "${name}"`)
    const shadow = new URL(url)
    shadow.pathname = `/${name}`
    return open(shadow.href, async () => {
      await admin.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`)
      await admin.end()
    })
  }

  const factory = bindMigrationAwareSqlAdapterFactory({
    provider: 'postgres',
    adapterName: '@prisma/adapter-pg',
    connect: () => open(url),
    connectToShadowDb,
  })
  const closeAll = async () =>
    void (await Promise.allSettled([...opened].map((one) => one.dispose())))
  return { factory, closeAll }
}

/**
 * Prisma's adapter doesn't read columns of "char": has them spelled as text.
 *
 * @param {pg.Pool} pool
 * @returns {(column: number) => boolean} whether a column of the last answer was one
 */
function spellCharacters(pool) {
  const query = pool.query.bind(pool)
  /** @type {boolean[]} */
  let characters = []
  Object.assign(pool, {
    /** @param {pg.QueryConfig} config */
    query: async (config) => {
      const result = await query(config)
      const fields = result.fields ?? []
      characters = fields.map(({ dataTypeID }) => dataTypeID === CHAR)
      for (const field of fields) if (field.dataTypeID === CHAR) field.dataTypeID = TEXT
      return result
    },
  })
  return (column) => characters[column] ?? false
}
