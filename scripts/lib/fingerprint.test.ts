import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fingerprint } from './fingerprint.mjs'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'church-game-'))
  mkdirSync(join(root, 'app/inner'), { recursive: true })
  writeFileSync(join(root, 'app/page.ts'), 'one')
  writeFileSync(join(root, 'app/inner/part.ts'), 'two')
})

afterEach(() => rmSync(root, { recursive: true }))

it('stays the same while nothing changes, also where a path is missing', () => {
  expect(fingerprint(root, ['app', 'gone'])).toBe(fingerprint(root, ['app', 'gone']))
})

it.each([
  ['a content', () => writeFileSync(join(root, 'app/inner/part.ts'), 'three')],
  ['a name', () => renameSync(join(root, 'app/page.ts'), join(root, 'app/other.ts'))],
  ['a file more', () => writeFileSync(join(root, 'app/new.ts'), '')],
  ['a file less', () => rmSync(join(root, 'app/page.ts'))],
])('changes with %s', (_, change) => {
  const before = fingerprint(root, ['app'])
  change()
  expect(fingerprint(root, ['app'])).not.toBe(before)
})

it('leaves out what does not count', () => {
  const counts = (path: string) => !path.endsWith('.test.ts')
  const before = fingerprint(root, ['app'], counts)
  writeFileSync(join(root, 'app/page.test.ts'), 'test')
  expect(fingerprint(root, ['app'], counts)).toBe(before)
})
