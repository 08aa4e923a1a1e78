import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isStale } from './install.mjs'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'install-'))
  mkdirSync(join(root, 'node_modules'))
})
afterEach(() => rmSync(root, { recursive: true }))

test('a project without node_modules is stale', () => {
  rmSync(join(root, 'node_modules'), { recursive: true })
  write('package-lock.json', 100)
  expect(isStale(root)).toBe(true)
})

test('an install that was broken off is stale', () => {
  write('package-lock.json', 100)
  expect(isStale(root)).toBe(true)
})

test('an install older than the lockfile is stale', () => {
  write('package-lock.json', 101)
  write('node_modules/.package-lock.json', 100)
  expect(isStale(root)).toBe(true)
})

test.each([100, 101])('an install as old as the lockfile or younger is fresh (%i)', (seconds) => {
  write('package-lock.json', 100)
  write('node_modules/.package-lock.json', seconds)
  expect(isStale(root)).toBe(false)
})

function write(file: string, seconds: number) {
  writeFileSync(join(root, file), '')
  utimesSync(join(root, file), seconds, seconds)
}
