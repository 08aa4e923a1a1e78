import { expect, test } from 'vitest'
import { deckNamed } from '../deck'
import type { TableEvent } from './state'
import { tallyOf } from './tally'

const deck = deckNamed('traditional')
if (!deck) throw new Error('there is a traditional deck')

/** What was told of the hand, as the log has it. */
function tally(events: readonly object[], away: readonly boolean[] = [false, false]) {
  return tallyOf(deck as NonNullable<typeof deck>, events as TableEvent[], away)
}

const asked = { by: 0, of: 1, card: 'alb' }
const NOTHING = {
  requests: 0,
  succeeded: 0,
  forgotPlease: 0,
  forgotThanks: 0,
  mistakes: 0,
  timeouts: 0,
  sets: [],
}

test('requests, lapses, mistakes and sets are counted for whoever made them', () => {
  const { seats, marks } = tally([
    { type: 'dealt' },
    { type: 'laid', by: 1, set: 'fasts' },
    { type: 'given', ...asked },
    { type: 'thanked', ...asked },
    { type: 'given', ...asked },
    { type: 'forgot-thanks', ...asked },
    { type: 'forgot-please', ...asked, by: 1, of: 0 },
    { type: 'mistaken', ...asked, by: 1, of: 0 },
    { type: 'unsuccessful', ...asked, by: 1, of: 0 },
    { type: 'unsuccessful', ...asked, by: 1, of: 0, mistaken: true },
    { type: 'laid', by: 1, set: 'greater-sacraments' },
  ])
  expect(seats).toEqual([
    { ...NOTHING, requests: 2, succeeded: 2, forgotThanks: 1 },
    { ...NOTHING, requests: 4, forgotPlease: 1, mistakes: 2, sets: [1, 2] },
  ])
  expect(marks).toEqual(['lapse', 'mistake', 'unnoticed'])
})

test('what a stand-in does is nobody’s, but the sets are the seat’s', () => {
  const events = [
    { type: 'given', ...asked },
    { type: 'timeout', by: 0 },
    { type: 'stood-in', seat: 0, why: 'clock' },
    { type: 'given', ...asked },
    { type: 'laid', by: 0, set: 'feasts' },
    { type: 'returned', seat: 0 },
    { type: 'unsuccessful', ...asked },
  ]
  const { seats, marks } = tally(events)
  expect(seats[0]).toEqual({ ...NOTHING, requests: 2, succeeded: 1, timeouts: 1, sets: [10] })
  expect(marks).toEqual(['timeout', 'stand-in'])
})

test('a stand-in that played from the deal is told by who came back, or by who is still away', () => {
  const request = { type: 'given', ...asked }
  expect(tally([request], [true, false]).seats[0]?.requests).toBe(0)
  const back = tally([request, { type: 'returned', seat: 0 }, request])
  expect(back.seats[0]?.requests).toBe(1)
  expect(back.marks).toEqual([])
})

test('a hand in which nothing happened has no marks; one that was stopped says so', () => {
  expect(tally([{ type: 'dealt' }]).marks).toEqual([])
  expect(tally([{ type: 'stopped', scores: [0, 0] }]).marks).toEqual(['stopped'])
})
