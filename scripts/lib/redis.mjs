import { spawnSync } from 'node:child_process'
import { installPackage } from './system-package.mjs'
import { Trouble } from './trouble.mjs'

const PROGRAM = 'redis-server'

/**
 * Finds a Redis server, else gets the system's package.
 *
 * @returns {string} how it is called
 * @throws {Trouble} where there is none to be had
 */
export function ensureRedis() {
  const found = findRedis() ?? installPackage(PROGRAM, findRedis)
  if (found) return found
  throw new Trouble('There is no Redis to test with: install the package redis-server.')
}

function findRedis() {
  return spawnSync(PROGRAM, ['--version'], { stdio: 'ignore' }).status === 0 ? PROGRAM : undefined
}
