import { spawn } from 'node:child_process'
import { programIn } from './run.mjs'
import { Trouble } from './trouble.mjs'

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/**
 * @typedef {object} Site the running Next, which serves the site
 * @property {Promise<void>} ready answers its first request
 * @property {Promise<number>} ended with this exit code
 * @property {() => void} stop asks it to
 * @property {() => void} kill
 */

/**
 * Starts Next. It ends by itself when we do, also when we are killed.
 *
 * @param {'start' | 'dev'} command
 * @param {number} port
 * @param {Record<string, string>} environment beside our own
 * @returns {Site}
 */
export function serve(command, port, environment) {
  const call = [programIn('next', 'dist/bin/next'), command, '--port', String(port)]
  const child = spawn(process.execPath, call, {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: { ...process.env, ...environment },
  })
  return {
    ready: readiness(child, command === 'dev').then(() => firstAnswer(port)),
    ended: new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1))),
    stop: () => child.kill('SIGTERM'),
    kill: () => child.kill('SIGKILL'),
  }
}

/**
 * Next's greeting is not shown; we give our own. Faults go to the error output, which is always shown.
 *
 * @param {ChildProcess} child
 * @param {boolean} talks show what it says afterwards
 * @returns {Promise<void>}
 */
function readiness(child, talks) {
  return new Promise((resolve, reject) => {
    let greeting = ''
    const onEarlyEnd = () => {
      process.stderr.write(greeting)
      reject(new Trouble('The site could not be started, as it says above.'))
    }
    const onText = (/** @type {Buffer} */ text) => {
      greeting += text
      if (!/Ready in/.test(greeting)) return
      child.stdout?.off('data', onText)
      child.off('exit', onEarlyEnd)
      if (talks) child.stdout?.pipe(process.stdout)
      else child.stdout?.resume()
      resolve()
    }
    child.stdout?.on('data', onText)
    child.once('error', reject)
    child.once('exit', onEarlyEnd)
  })
}

/**
 * Next says that it is ready before it has begun what runs beside its requests; the first answer comes after that.
 *
 * @param {number} port
 */
async function firstAnswer(port) {
  await fetch(`http://localhost:${port}/api/health`).catch(() => {})
}
