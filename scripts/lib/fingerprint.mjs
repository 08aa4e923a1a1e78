import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A hash of files by their names and contents, so that what is made from them knows when it is out of date.
 *
 * @param {string} root
 * @param {readonly string[]} paths files and folders, from the root; missing ones are none
 * @param {(path: string) => boolean} [counts] which files inside the folders count
 */
export function fingerprint(root, paths, counts = () => true) {
  const hash = createHash('sha256')
  for (const path of paths.flatMap((path) => filesIn(root, path, counts))) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0')
  }
  return hash.digest('hex')
}

/**
 * @param {string} root
 * @param {string} path
 * @param {(path: string) => boolean} counts
 * @returns {string[]}
 */
function filesIn(root, path, counts) {
  const full = join(root, path)
  if (!existsSync(full) || !counts(path)) return []
  if (!statSync(full).isDirectory()) return [path]
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesIn(root, `${path}/${name}`, counts))
}
