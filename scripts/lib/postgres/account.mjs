import { execFileSync } from 'node:child_process'
import { lchownSync, readdirSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/** @typedef {{ uid: number, gid: number }} Account */

/**
 * Postgres refuses to run as root. For root, this is the account that it runs as instead: the owner that its folder
 * already has, else `postgres`, else `nobody`.
 *
 * @param {string} folder Postgres's, which may not exist yet
 * @returns {Account | undefined} undefined when we are not root
 */
export function accountFor(folder) {
  if (process.getuid?.() !== 0) return undefined
  const owner = statSync(folder, { throwIfNoEntry: false })
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  return named('postgres') ?? named('nobody')
}

/**
 * Makes a folder an account's own, with all in it.
 *
 * @param {Account} account
 * @param {string} folder
 */
export function giveTo({ uid, gid }, folder) {
  lchownSync(folder, uid, gid)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) giveTo({ uid, gid }, path)
    else lchownSync(path, uid, gid)
  }
}

/**
 * How to call a program as an account that perhaps may not enter the folders above it, as when the project lies in
 * root's own home: there it keeps the right to look into folders, and only that one.
 *
 * @param {string[]} call the program and its arguments
 * @param {Account | undefined} account
 * @param {string[]} folders which the program must reach
 * @returns {{ call: string[], account: Account | undefined }} the account that is left for the caller to take on
 */
export function callAs(call, account, folders) {
  if (!account || folders.every(isOpen)) return { call, account }
  const wrapper = [
    'setpriv',
    `--reuid=${account.uid}`,
    `--regid=${account.gid}`,
    '--clear-groups',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
    // Without it, access(2) answers as if the right were not there.
    '--securebits=+no_setuid_fixup',
  ]
  return { call: [...wrapper, ...call], account: undefined }
}

/**
 * Whether anyone may enter a folder and those above it.
 *
 * @param {string} folder
 * @returns {boolean}
 */
function isOpen(folder) {
  const path = resolve(folder)
  const mode = statSync(path, { throwIfNoEntry: false })?.mode ?? 0o001
  return (mode & 0o001) === 0o001 && (path === dirname(path) || isOpen(dirname(path)))
}

/**
 * @param {string} name
 * @returns {Account | undefined}
 */
function named(name) {
  try {
    const [uid, gid] = ['-u', '-g'].map((flag) =>
      Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] })),
    )
    return uid === undefined || gid === undefined ? undefined : { uid, gid }
  } catch {
    return undefined
  }
}
