import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/** @type {Set<ChildProcess>} */
const running = new Set()

/**
 * Runs a program of an installed package on this Node, its output shown.
 *
 * @param {string} packageName
 * @param {string} program its path inside the package
 * @param {string[]} args
 * @returns {Promise<number>} its exit code, 1 if a signal ended it
 */
export function run(packageName, program, args) {
  const home = dirname(createRequire(import.meta.url).resolve(`${packageName}/package.json`))
  const child = spawn(process.execPath, [join(home, program), ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  running.add(child)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => {
      running.delete(child)
      resolve(code ?? 1)
    })
  })
}

/** From now on, ending this process ends the programs it runs. */
export function endTogether() {
  process.once('SIGINT', () => endAll(130))
  process.once('SIGTERM', () => endAll(143))
}

/** @param {number} code */
function endAll(code) {
  for (const child of running) child.kill()
  process.exit(code)
}
