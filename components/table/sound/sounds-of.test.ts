import { expect, test } from 'vitest'
import type { Seat } from '@/engine/seat'
import type { LoggedEvent } from '../types'
import { soundOf } from './sounds-of'

const me = 0 as Seat
const events = (...all: object[]) => all as unknown as LoggedEvent['event'][]

test('a card rustles, a refusal knocks, a set laid down rings twice', () => {
  expect(soundOf(events({ type: 'given' }), me)).toBe('paper')
  expect(soundOf(events({ type: 'unsuccessful' }, { type: 'turn', to: 2 }), me)).toBe('knock')
  expect(soundOf(events({ type: 'thanked' }, { type: 'laid' }), me)).toBe('bells')
})

test('my turn rings, whatever brought it; nobody else’s does', () => {
  expect(soundOf(events({ type: 'unsuccessful' }, { type: 'turn', to: 0 }), me)).toBe('bell')
  expect(soundOf(events({ type: 'dealt', dealer: 0 }), me)).toBe('bell')
  expect(soundOf(events({ type: 'turn', to: 0 }), null)).toBeNull()
})

test('a lapse is silent', () => {
  const lapse = events({ type: 'forgot-please' }, { type: 'forgot-thanks' }, { type: 'mistaken' })
  expect(soundOf(lapse, me)).toBeNull()
})
