import { spawnSync } from 'node:child_process'

/**
 * Tries to install a package of the system (Debian and its like), until it is there.
 *
 * @template Found
 * @param {string} name
 * @param {() => Found | undefined} find
 * @returns {Found | undefined} what is found then; undefined where the system is another, or not ours to change
 */
export function installPackage(name, find) {
  return tryEach(
    [
      ['apt-get', ['update']],
      ['apt-get', ['install', '--yes', '--no-install-recommends', name]],
    ],
    find,
  )
}

/**
 * Runs one program after another until something is found.
 *
 * @template Found
 * @param {[program: string, args: string[]][]} programs
 * @param {() => Found | undefined} find
 * @returns {Found | undefined}
 */
export function tryEach(programs, find) {
  for (const [program, args] of programs) {
    spawnSync(program, args, { stdio: 'ignore', timeout: 300_000 })
    const found = find()
    if (found) return found
  }
  return undefined
}
