import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */
/** @typedef {Record<string, string | undefined>} Environment */

/** @type {Set<ChildProcess>} */
const running = new Set()

/**
 * Where a program of an installed package lies.
 *
 * @param {string} packageName
 * @param {string} program its path inside the package
 */
export function programIn(packageName, program) {
  const home = dirname(createRequire(import.meta.url).resolve(`${packageName}/package.json`))
  return join(home, program)
}

/**
 * Runs a program of an installed package on this Node, its output shown; when quiet, only if it fails.
 *
 * @param {string} packageName
 * @param {string} program its path inside the package
 * @param {string[]} args
 * @param {{ quiet?: boolean, env?: Environment }} [options] env: beside the environment of this process
 * @returns {Promise<number>} its exit code, 1 if a signal ended it
 */
export function run(packageName, program, args, { quiet = false, env = {} } = {}) {
  const output = quiet ? 'pipe' : 'inherit'
  /** @type {import('node:child_process').SpawnOptions} */
  const options = { stdio: ['ignore', output, output], env: { ...process.env, ...env } }
  const child = spawn(process.execPath, [programIn(packageName, program), ...args], options)
  running.add(child)
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (said += text))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => {
      running.delete(child)
      if (code !== 0) process.stderr.write(said)
      resolve(code ?? 1)
    })
  })
}

/** From now on, ending this process ends the programs it runs. */
export function endTogether() {
  for (const [signal, code] of /** @type {const} */ ([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ])) {
    process.once(signal, () => {
      endAll()
      process.exit(code)
    })
  }
}

/** Ends the programs that this process runs. */
export function endAll() {
  for (const child of running) child.kill()
}
