import { expect, test } from 'vitest'
import { deckNamed } from '@/engine/deck'
import type { HandView } from '@/engine/view'
import { TestTable } from '../testing/tables'
import { groupsOf, isRule10, mayAskFor } from './groups'

function handOf(table: TestTable): HandView {
  const hand = table.look.view.game?.hand
  if (!hand) throw new Error('no hand')
  return hand
}

const guided = handOf(new TestTable().toMyTurn())
const byMemory = handOf(new TestTable({ list: 'withdrawn' }).toMyTurn())
const empty: HandView = { ...guided, cards: [] }
const deck = deckNamed('short')

test('what is held and what is missing make the set, in its own order', () => {
  for (const { set, held, gaps } of groupsOf(guided)) {
    expect([...held, ...(gaps ?? [])].toSorted()).toEqual(set.cards.toSorted())
    expect(held.length).toBeGreaterThan(0)
  }
  const numbers = groupsOf(guided).map(({ set }) => set.number)
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
})

test('by memory a hand tells nothing of what is missing', () => {
  expect(groupsOf(byMemory).length).toBeGreaterThan(0)
  expect(groupsOf(byMemory).every(({ gaps }) => gaps === null)).toBe(true)
})

test('with an empty hand every set still in play may be asked for (rule 10)', () => {
  expect(isRule10(empty)).toBe(true)
  const inPlay = deck?.sets.filter(({ slug }) => !empty.safe.flat().includes(slug))
  expect(groupsOf(empty).map(({ set }) => set.slug)).toEqual(inPlay?.map(({ slug }) => slug))
  expect(groupsOf({ ...byMemory, cards: [] })).toEqual([])
})

test('a guided table offers what rule 9 allows, and bluffs where they are allowed', () => {
  const sets = new Set(groupsOf(guided).map(({ set }) => set))
  for (const card of deck?.pack ?? []) {
    const set = deck?.card(card)?.set
    expect(mayAskFor(guided, card)).toBe(set !== undefined && sets.has(set))
  }
  const [own] = guided.cards ?? []
  if (!own) throw new Error('no card')
  const strict = { ...guided, rules: { ...guided.rules, bluffing: false } }
  expect(mayAskFor(guided, own)).toBe(true)
  expect(mayAskFor(strict, own)).toBe(false)
})

test('by memory any card may be asked for: finding out is the game', () => {
  expect(deck?.pack.every((card) => mayAskFor(byMemory, card))).toBe(true)
})
