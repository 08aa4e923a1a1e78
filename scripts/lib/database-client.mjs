import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint } from './fingerprint.mjs'
import { run } from './run.mjs'
import { Trouble } from './trouble.mjs'

const FOLDER = 'server/db/generated'

/**
 * Has Prisma write the database client from the schema, unless it is written already.
 *
 * @param {string} root the project's folder
 */
export async function ensureDatabaseClient(root) {
  const mark = join(root, FOLDER, '.made-from')
  const sources = fingerprint(root, ['prisma/schema.prisma', 'node_modules/prisma/package.json'])
  if (existsSync(mark) && readFileSync(mark, 'utf8') === sources) return
  const code = await run('prisma', 'build/index.js', ['generate'], { quiet: true })
  if (code !== 0) throw new Trouble('The database client could not be written from the schema.')
  writeFileSync(mark, sources)
}
