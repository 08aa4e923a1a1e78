import { spawn } from 'node:child_process'
import { Trouble } from '../trouble.mjs'
import { accountFor, callAs } from './account.mjs'
import { packageFolder, program } from './binaries.mjs'

/**
 * Makes the function that runs Postgres's own programs on a folder.
 *
 * @param {string} folder
 * @param {ReturnType<typeof accountFor>} account
 */
export function control(folder, account) {
  const binaries = packageFolder()
  /**
   * @param {'initdb' | 'pg_ctl'} name
   * @param {string[]} args
   * @returns {Promise<void>}
   */
  return (name, args) => {
    const as = callAs([program(binaries, name), ...args], account, [binaries, folder])
    const [file = '', ...rest] = as.call
    return new Promise((resolve, reject) => {
      const child = spawn(file, rest, {
        ...as.account,
        // The account may not be able to enter our own folder.
        cwd: account ? '/' : undefined,
        // A group of its own: Ctrl-C is ours to pass on.
        detached: true,
        windowsHide: true,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, LC_ALL: 'C', LC_MESSAGES: 'C' },
      })
      let said = ''
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text))
      child.on('error', (error) => reject(as.account || !account ? error : closedTo(folder)))
      child.on('exit', (code) => {
        // The server inherits the pipes and would keep them open.
        child.stdout.destroy()
        child.stderr.destroy()
        if (code === 0) resolve()
        else reject(new Error(`${name} ended with code ${code}: ${said.trim()}`))
      })
    })
  }
}

/** @param {string} folder */
function closedTo(folder) {
  return new Trouble(
    `Postgres won't run as root, and the account it runs as can't enter ${folder}: start as another user, or set DATA_DIR.`,
  )
}
