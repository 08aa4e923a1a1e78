import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Whether `npm ci` must run: npm leaves its mark at the end of an install, and
 * a lockfile younger than that mark has not been installed.
 *
 * @param {string} root the folder of package.json
 */
export function isStale(root) {
  const installed = changedAt(join(root, 'node_modules', '.package-lock.json'))
  return installed === undefined || installed < (changedAt(join(root, 'package-lock.json')) ?? 0)
}

/**
 * Installs what the lockfile names, unless that has been done; ends the process
 * when it can't.
 *
 * @param {string} root the folder of package.json
 */
export function ensureInstalled(root) {
  if (!isStale(root)) return
  console.error('Installing the packages of package-lock.json (npm ci); this takes a minute.')
  // A shell finds npm on every system; NODE_ENV must not leave out the tools.
  const npm = spawnSync('npm ci --include=dev', {
    cwd: root,
    shell: true,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  if (npm.status === 0) return
  console.error(`${npm.stdout ?? ''}${npm.stderr ?? ''}`)
  console.error('The packages could not be installed: npm ci failed, as it says above.')
  process.exit(1)
}

/** @param {string} path */
function changedAt(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs
}
