import { expect, it } from 'vitest'
import { diskTrouble } from './trouble.mjs'

it.each([
  ["ENOSPC: no space left on device, write '/data/x'", /disk is full/],
  ['initdb: error: could not write file: No space left on device', /disk is full/],
  ['could not extend file "base/1/2691"\nHINT:  Check free disk space.', /disk is full/],
  ["EACCES: permission denied, mkdir '/data'", /can't be written/],
  ["EROFS: read-only file system, mkdir '/data'", /can't be written/],
])('tells from %j what is wrong with the disk', (said, line) => {
  expect(diskTrouble(new Error(said), '/data')?.message).toMatch(line)
})

it('says nothing of other errors', () => {
  expect(diskTrouble(new Error('connection refused'), '/data')).toBeUndefined()
})
