import pg from 'pg'
import { Trouble } from '../trouble.mjs'

const PATIENCE = 10_000

/**
 * Opens a connection, and makes the database first if it isn't there.
 *
 * @param {string} url
 * @returns {Promise<pg.Client>}
 * @throws {Trouble} that says why it can't be reached
 */
export async function openDatabase(url) {
  try {
    return await connect(url)
  } catch (error) {
    if (codeOf(error) !== '3D000') throw explain(error, url)
  }
  try {
    await createDatabase(url)
    return await connect(url)
  } catch (error) {
    throw explain(error, url)
  }
}

/** @param {string} url */
async function connect(url) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PATIENCE })
  await client.connect()
  return client
}

/** @param {string} url */
async function createDatabase(url) {
  const admin = new URL(url)
  admin.pathname = '/postgres'
  const client = await connect(admin.href)
  try {
    await client.query(`CREATE DATABASE ${pg.escapeIdentifier(nameIn(url))}`)
  } catch (error) {
    // Another process was quicker.
    if (codeOf(error) !== '42P04' && codeOf(error) !== '23505') throw error
  } finally {
    await client.end()
  }
}

/**
 * @param {unknown} error
 * @param {string} url
 */
function explain(error, url) {
  const { host, username } = new URL(url)
  const code = codeOf(error)
  const said = error instanceof Error ? error.message : String(error)
  switch (code) {
    case '28P01':
    case '28000':
      return new Trouble(
        `Postgres at ${host} refuses the user "${username}" of DATABASE_URL: ${said}.`,
      )
    case '3D000':
    case '42501':
      return new Trouble(
        `Postgres at ${host} has no database "${nameIn(url)}", and it could not be made: ${said}.`,
      )
    default:
      return new Trouble(
        `Postgres at ${host}, named by DATABASE_URL, can't be reached: ${code ?? said}.`,
      )
  }
}

/** @param {string} url */
function nameIn(url) {
  return decodeURIComponent(new URL(url).pathname.slice(1))
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined
}
