import { requireNode } from './lib/node-version.mjs'

requireNode()

// Only a Node that is new enough goes on to read the rest.
const { resolve } = await import('node:path')
const { ensureInstalled } = await import('./lib/install.mjs')

const root = resolve(import.meta.dirname, '..')
process.chdir(root)
ensureInstalled(root)
const { run } = await import('./lib/run.mjs')
const { withDatabase } = await import('./lib/with-database.mjs')

// Prisma's own command line on the house's database, as in `npm run prisma -- migrate dev --name more`.
process.exitCode = await withDatabase(root, () =>
  run('prisma', 'build/index.js', process.argv.slice(2)),
)
