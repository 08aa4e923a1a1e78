import { expect, test } from 'vitest'
import { TestTable } from '../testing/tables'
import { clockFace, endOfTime, quartersLeft, secondsLeft } from './clock'

test('the clock runs on persons, never on computer players, and not at tables without one', () => {
  const mine = new TestTable({ clock: 30 }).toMyTurn().look.view
  expect(endOfTime(mine)).toBe(mine.woundAt + 30_000)
  const hand = mine.game?.hand
  if (!mine.game || !hand) throw new Error('no hand')
  const theirs = { ...mine, game: { ...mine.game, hand: { ...hand, turn: 1 } } } as typeof mine
  expect(endOfTime(theirs)).toBeNull()
  expect(endOfTime(new TestTable().toMyTurn().look.view)).toBeNull()
})

test('being ready and cutting have a minute at every table', () => {
  const { view } = new TestTable().goOn(({ table }) => table.game?.phase === 'cutting').look
  expect(endOfTime(view)).toBe(view.woundAt + 60_000)
})

test('seconds are counted up, and never below none', () => {
  expect(secondsLeft(10_000, 9_999)).toBe(1)
  expect(secondsLeft(10_000, 12_000)).toBe(0)
  expect(clockFace(125)).toBe('2:05')
})

test('the candle burns down in quarters', () => {
  expect([60, 46, 45, 15, 1, 0].map((seconds) => quartersLeft(seconds, 60))).toEqual([
    4, 4, 3, 1, 1, 0,
  ])
})
