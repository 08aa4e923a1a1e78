import { expect, test } from 'vitest'
import { tally } from './tally.mjs'

const report = (statuses: string[], file = 'passed') => ({
  testResults: [
    {
      name: 'a.test.ts',
      status: file,
      assertionResults: statuses.map((status, n) => ({ status, fullName: `test ${n}` })),
    },
  ],
})

test('passed and failed tests are counted', () => {
  const counted = tally(report(['passed', 'passed', 'failed'], 'failed'), 1)
  expect(counted).toEqual({ passed: 2, failed: 1, notes: [] })
})

test.each(['skipped', 'todo', 'pending', 'disabled'])('a test that is %s fails', (status) => {
  const counted = tally(report(['passed', status]), 0)
  expect(counted).toMatchObject({ passed: 1, failed: 1 })
  expect(counted.notes).toEqual([`Counted as failed, for it is ${status}: test 1`])
})

test('tests that a name pattern leaves out do not fail', () => {
  const counted = tally(report(['passed', 'skipped']), 0, { byName: true })
  expect(counted).toEqual({ passed: 1, failed: 0, notes: [] })
})

test('a name pattern that chooses no test fails', () => {
  expect(tally(report(['skipped']), 0, { byName: true })).toMatchObject({ passed: 0, failed: 1 })
})

test('a file that broke outside its tests fails once', () => {
  expect(tally(report([], 'failed'), 1)).toMatchObject({ passed: 0, failed: 1 })
  expect(tally(report(['passed'], 'failed'), 1)).toMatchObject({ passed: 1, failed: 1 })
})

test('an error between the tests fails', () => {
  expect(tally(report(['passed']), 1)).toMatchObject({ passed: 1, failed: 1 })
})

test('a run without tests or without a report fails', () => {
  expect(tally({ testResults: [] }, 0)).toMatchObject({ passed: 0, failed: 1 })
  expect(tally(null, 0)).toMatchObject({ passed: 0, failed: 1 })
})
