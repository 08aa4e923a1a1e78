import { expect, test } from 'vitest'
import { SILENT, said, say } from './announcer'

test('what is said while a sentence stands is gathered and said in one go', () => {
  const first = say(SILENT, 'Beth asked Tom for Alb: not today.', 'polite')
  const later = say(say(first, 'Tom has the turn.', 'polite'), 'Clare left.', 'polite')
  expect(later.saying.polite).toBe('Beth asked Tom for Alb: not today.')
  const next = said(later, 'polite')
  expect(next.saying.polite).toBe('Tom has the turn. Clare left.')
  expect(said(next, 'polite').saying.polite).toBe('')
})

test('an urgent sentence does not wait for a polite one', () => {
  const polite = say(SILENT, 'Clare left.', 'polite')
  const both = say(polite, 'Your turn.', 'assertive')
  expect(both.saying).toEqual({ polite: 'Clare left.', assertive: 'Your turn.' })
})

test('the same words again count as another sentence', () => {
  const once = said(say(SILENT, 'Not today!', 'polite'), 'polite')
  expect(say(once, 'Not today!', 'polite').count).toBe(2)
})
