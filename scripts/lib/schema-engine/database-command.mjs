import pg from 'pg'

/**
 * The native engine's own command line: makes, drops or tries a database.
 *
 * @param {string | undefined} command
 * @param {string} url
 * @returns {Promise<number>} the exit code
 */
export async function databaseCommand(command, url) {
  const target = new URL(url)
  const name = decodeURIComponent(target.pathname.slice(1))
  const statement = statementFor(command, name)
  // A database is made and dropped from beside it.
  if (statement) target.pathname = '/postgres'
  const client = new pg.Client({ connectionString: target.href })
  try {
    await client.connect()
    await client.query(statement ?? 'SELECT 1')
    return 0
  } catch (error) {
    report(explain(error, target, name))
    return 1
  } finally {
    await client.end().catch(() => {})
  }
}

/**
 * @param {string | undefined} command
 * @param {string} name
 */
function statementFor(command, name) {
  if (command === 'create-database') return `CREATE DATABASE ${pg.escapeIdentifier(name)}`
  if (command !== 'drop-database') return undefined
  return `DROP DATABASE IF EXISTS ${pg.escapeIdentifier(name)} WITH (FORCE)`
}

/**
 * Prisma reads lines of JSON from the error output, and skips the first.
 *
 * @param {{ error_code: string, message: string, meta: object }} known
 */
function report({ message, ...known }) {
  const fields = { message, is_panic: false, ...known }
  console.error(JSON.stringify({ level: 'INFO', fields: { message: 'schema-engine-wasm' } }))
  console.error(JSON.stringify({ level: 'ERROR', fields, target: 'schema_engine::logger' }))
}

/**
 * @param {unknown} error
 * @param {URL} url
 * @param {string} name the database's
 */
function explain(error, { host }, name) {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const said = error instanceof Error && error.message ? error.message : String(code)
  switch (code) {
    case '3D000':
      return {
        error_code: 'P1003',
        message: `Database ${name} does not exist`,
        meta: { database_name: name },
      }
    case '28P01':
    case '28000':
      return {
        error_code: 'P1000',
        message: 'Authentication failed against database server',
        meta: {},
      }
    case '42P04':
      return { error_code: 'P1009', message: `Database ${name} already exists`, meta: {} }
    default:
      return {
        error_code: 'P1001',
        message: `Can't reach database server at ${host} (${said})`,
        meta: {},
      }
  }
}
