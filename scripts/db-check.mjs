import { requireNode } from './lib/node-version.mjs'

requireNode()

// Only a Node that is new enough goes on to read the rest.
const { resolve } = await import('node:path')
const { ensureInstalled } = await import('./lib/install.mjs')

const root = resolve(import.meta.dirname, '..')
process.chdir(root)
ensureInstalled(root)
const { withDatabase } = await import('./lib/with-database.mjs')
process.exitCode = await withDatabase(root, async () => {
  const { main } = await import('./commands/db-check')
  return main()
})
