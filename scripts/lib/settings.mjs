import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { register } from 'tsx/esm/api'
import { diskTrouble, Trouble } from './trouble.mjs'

/** @typedef {import('@/server/env').Env} Env */

// Checked like one that was given; replaced by the address of our own Postgres before anyone uses it.
const NO_DATABASE = 'postgresql://embedded'
const LOCAL = /^https?:\/\/(localhost|127(\.\d+){3}|\[::1\])(:|\/|$)/

/**
 * The environment of the site, from ours and from `.env`: checked by the site's own rules, with what may be left out
 * filled in.
 *
 * @param {string} root the project's folder
 * @param {'production' | 'development'} mode
 * @returns {Promise<Env & { ownDatabase: boolean }>} ownDatabase: none was given
 * @throws {Trouble} that names every variable that is wrong
 */
export async function readSettings(root, mode) {
  const file = join(root, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
  const ownDatabase = !process.env['DATABASE_URL']
  /** @type {Record<string, string | undefined>} */
  const given = { ...process.env, NODE_ENV: mode }
  if (ownDatabase) given['DATABASE_URL'] = NO_DATABASE
  const isLocal = LOCAL.test(given['PUBLIC_URL'] || 'http://localhost')
  if (!given['AUTH_SECRET'] && isLocal) {
    given['AUTH_SECRET'] = keptSecret(resolve(root, given['DATA_DIR'] || '.data'))
  }
  register()
  const { readEnv } = await import('@/server/env')
  try {
    return { ...readEnv(given), ownDatabase }
  } catch (error) {
    throw new Trouble(error instanceof Error ? error.message : String(error))
  }
}

/**
 * The environment in which the site's own processes run.
 *
 * @param {Env} settings
 * @param {string} databaseUrl
 * @returns {Record<string, string>}
 */
export function environmentOf({ PORT, PUBLIC_URL, AUTH_SECRET, DATA_DIR, NODE_ENV }, databaseUrl) {
  return {
    NODE_ENV,
    DATABASE_URL: databaseUrl,
    PORT: String(PORT),
    PUBLIC_URL,
    AUTH_SECRET,
    DATA_DIR,
    // Where NextAuth looks for the same.
    NEXTAUTH_URL: PUBLIC_URL,
    NEXT_TELEMETRY_DISABLED: '1',
  }
}

/**
 * Made once: sessions outlive a restart.
 *
 * @param {string} folder
 */
function keptSecret(folder) {
  const file = join(folder, 'auth-secret')
  try {
    if (!existsSync(file)) {
      mkdirSync(folder, { recursive: true })
      writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
    }
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw diskTrouble(error, folder) ?? error
  }
}
