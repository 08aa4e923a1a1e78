import { requireNode } from './lib/node-version.mjs'

requireNode()

// Only a Node that is new enough goes on to read the rest.
const { resolve } = await import('node:path')
const { ensureInstalled } = await import('./lib/install.mjs')

const root = resolve(import.meta.dirname, '..')
process.chdir(root)
ensureInstalled(root)
const { ensureBuilt } = await import('./lib/build.mjs')
await ensureBuilt(root, () => console.log('Building the site first.'))
const { register } = await import('tsx/esm/api')
register()
const { main } = await import('../bench/tables/main')
process.exitCode = await main(root, process.env)
