import { expect, test } from 'vitest'
import { deckNamed } from '@/engine/deck'
import type { Seat } from '@/engine/seat'
import { flourishOf } from './flourish'
import type { Line, Outcome } from './lines'

const card = deckNamed('traditional')?.pack[5]
const other = deckNamed('traditional')?.pack[6]

function request(seq: number, by: number, of: number, outcome: Outcome, what = card): Line {
  if (!what) throw new Error('no such card')
  return { seq, kind: 'request', by: by as Seat, of: of as Seat, card: what, outcome }
}

const FIRST = { number: 1, of: 2 }

test('the last hand is told as it begins, where there was one before', () => {
  expect(flourishOf([], { number: 2, of: 2 })).toBe('lastHand')
  expect(flourishOf([], FIRST)).toBeNull()
  expect(flourishOf([], { number: 1, of: 1 })).toBeNull()
  expect(flourishOf([request(1, 0, 1, 'unsuccessful')], { number: 2, of: 2 })).toBeNull()
})

test('a card that was won before is stolen by a third, and taken back by whoever had it', () => {
  const won = request(1, 0, 1, 'thanked')
  expect(flourishOf([won], FIRST)).toBeNull()
  expect(flourishOf([won, request(2, 2, 0, 'given')], FIRST)).toBe('steal')
  expect(flourishOf([won, request(2, 1, 0, 'thanked')], FIRST)).toBe('takenBack')
})

test('what was not won, or is another card, is no steal', () => {
  const won = request(1, 0, 1, 'thanked')
  const lost = request(1, 0, 1, 'forgot-thanks')
  expect(flourishOf([won, request(2, 2, 0, 'unsuccessful')], FIRST)).toBeNull()
  expect(flourishOf([won, request(2, 2, 0, 'given', other)], FIRST)).toBeNull()
  expect(flourishOf([lost, request(2, 2, 1, 'given')], FIRST)).toBeNull()
})
