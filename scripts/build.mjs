import { requireNode } from './lib/node-version.mjs'

requireNode()

// Only a Node that is new enough goes on to read the rest.
const { resolve } = await import('node:path')
const { ensureInstalled } = await import('./lib/install.mjs')

const root = resolve(import.meta.dirname, '..')
process.chdir(root)
ensureInstalled(root)
const { ensureBuilt } = await import('./lib/build.mjs')
const { endTogether } = await import('./lib/run.mjs')
const { giveUp } = await import('./lib/trouble.mjs')

endTogether()
await ensureBuilt(root, () => console.log('Building the site. This takes a minute or two.')).catch(
  giveUp,
)
