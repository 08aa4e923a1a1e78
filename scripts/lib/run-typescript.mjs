import { fileURLToPath } from 'node:url'
import { ensureInstalled } from './install.mjs'
import { requireNode } from './node-version.mjs'

const top = new URL('../../', import.meta.url)

/**
 * Runs a command written in TypeScript: calls its `main` with the arguments of this process, and ends with the
 * status that it answers.
 *
 * @param {string} path the command's module, from the top of the project
 */
export async function runTypeScript(path) {
  requireNode()
  ensureInstalled(fileURLToPath(top))
  endQuietlyWithReader()
  const { register } = await import('tsx/esm/api')
  register()
  const { main } = await import(new URL(path, top).href)
  process.exitCode = await main(process.argv.slice(2))
}

/** Whoever reads our output may have enough of it (`| head`). */
function endQuietlyWithReader() {
  process.stdout.on('error', (error) => {
    if ('code' in error && error.code === 'EPIPE') process.exit(0)
    throw error
  })
}
