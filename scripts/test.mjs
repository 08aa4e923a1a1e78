import { requireNode } from './lib/node-version.mjs'

requireNode()

// Only a Node that is new enough goes on to read the rest.
const { resolve } = await import('node:path')
const { ensureInstalled } = await import('./lib/install.mjs')

const root = resolve(import.meta.dirname, '..')
process.chdir(root)
ensureInstalled(root)

// These need what was installed.
const { ensureDatabaseClient } = await import('./lib/database-client.mjs')
const { endTogether } = await import('./lib/run.mjs')
const { stepsFor } = await import('./lib/test-steps.mjs')

endTogether()
await ensureDatabaseClient(root)

let passed = 0
let failed = 0
for (const { heading, run } of stepsFor(process.argv.slice(2))) {
  console.log(`\n${heading}`)
  const count = await run().catch(broken)
  passed += count.passed
  failed += count.failed
}
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

/** @param {unknown} error what kept a step from running at all */
function broken(error) {
  console.error(error)
  return { passed: 0, failed: 1 }
}
