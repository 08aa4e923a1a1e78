import { expect, test } from 'vitest'
import { deckNamed, wordsOf } from '@/engine/deck'
import { cardCalled, findCards, namedCards } from './find'

const deck = deckNamed('traditional')
if (!deck) throw new Error('no deck')
const named = namedCards(deck, wordsOf(deck))
const found = (typed: string) => findCards(named, typed).map(({ name }) => name)

test('all sixty cards stand in the order of the alphabet, LIST cards by their set', () => {
  expect(named).toHaveLength(60)
  expect(named[0]?.name).toBe('Adoration')
  expect(named.some(({ name }) => name === 'Parts of a Church')).toBe(true)
})

test('a name is found by the beginning of any of its words', () => {
  expect(found('al')).toEqual(['Alb', "All Saints' Day", 'Alms Dish', 'Altar', 'Altar Vessels'])
  expect(found('church')).toEqual(['Parts of a Church'])
  expect(found('ost')).toEqual([])
})

test('accents, case, apostrophes and doubled spaces do not matter', () => {
  expect(found('ÁLB')).toEqual(['Alb'])
  expect(found('all  saints’ ')).toEqual(["All Saints' Day"])
  expect(cardCalled(named, ' altar VESSELS ')).toBe('altar-vessels-list')
})

test('nothing typed finds nothing, and half a name is no card', () => {
  expect(found('  ')).toEqual([])
  expect(cardCalled(named, 'Alta')).toBeUndefined()
})
