import { expect, test } from 'vitest'
import { deckNamed } from '@/engine/deck'
import { messagesIn } from '@/messages'
import { knownOf } from './printed'

const sets = deckNamed('traditional')?.sets ?? []

test('sixteen cards are known: two whole sets, and some of two others', () => {
  const known = new Map(sets.map(({ slug, cards }) => [String(slug), knownOf(cards)]))
  const of = (extent: string) =>
    [...known].filter(([, set]) => set.extent === extent).map(([set]) => set)
  expect(of('all')).toEqual(['fasts', 'prayer'])
  expect(of('some')).toEqual(['greater-sacraments', 'vestments'])
  expect([...known.values()].flatMap((set) => set.known)).toHaveLength(16)
})

test('each set’s sign and colour are told', () => {
  expect(Object.keys(messagesIn('en').deck.sign)).toEqual(sets.map(({ slug }) => slug))
})
