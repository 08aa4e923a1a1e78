import { expect, test } from 'vitest'
import type { LoggedEvent } from '../types'
import { linesOf } from './lines'

const logged = (events: readonly object[]) =>
  events.map((event, seq) => ({ seq, at: 0, event }) as LoggedEvent)
const alb = { by: 0, of: 1, card: 'alb' }

test('a gift and its thanks are one line, and so is a gift that went back', () => {
  const lines = linesOf(
    logged([
      { type: 'given', ...alb },
      { type: 'thanked', ...alb },
      { type: 'given', ...alb },
      { type: 'forgot-thanks', ...alb },
      { type: 'turn', to: 1 },
    ]),
  )
  expect(lines).toMatchObject([
    { seq: 1, kind: 'request', outcome: 'thanked' },
    { seq: 3, kind: 'request', outcome: 'forgot-thanks' },
  ])
})

test('a new deal begins a new page', () => {
  const lines = linesOf(
    logged([{ type: 'given', ...alb }, { type: 'dealt' }, { type: 'timeout', by: 2 }]),
  )
  expect(lines).toEqual([{ seq: 2, kind: 'timeout', by: 2 }])
})
