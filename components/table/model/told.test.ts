import { expect, test } from 'vitest'
import { deckNamed } from '@/engine/deck'
import { allSeats } from '@/engine/seat'
import type { TableEventView } from '@/engine/table/view'
import { mergeTold } from './merge'
import { type Teller, toldOf } from './told'

const deck = deckNamed('traditional')
const [alb, girdle] = [deck?.card('alb')?.card, deck?.card('girdle')?.card]
const fasts = deck?.set('fasts')?.slug
const [me, beth, clare, tom] = allSeats(4)
if (me === undefined || beth === undefined || clare === undefined || tom === undefined)
  throw new Error('no seats')
if (!alb || !girdle || !fasts) throw new Error('no cards')

const strict: Teller = { seat: me, me: 'me', isStrict: true, hearsPhrases: true }
const tell = (events: readonly object[], teller = strict) =>
  mergeTold(events.flatMap((event) => toldOf(event as TableEventView, teller) ?? []))
const sentences = (events: readonly object[]) => tell(events).map(({ sentence }) => sentence)

test('a card given to me is urgent: thanks are owed', () => {
  const given = { type: 'given', by: me, of: tom, card: girdle }
  expect(tell([given])).toEqual([
    { sentence: 'told.owed', of: tom, card: girdle, urgent: true, keep: true },
  ])
  expect(tell([given], { ...strict, isStrict: false })[0]?.sentence).toBe('told.gaveYou')
})

test('my turn is told first, then what brought it', () => {
  const events = [
    { type: 'unsuccessful', by: tom, of: beth, card: alb },
    { type: 'turn', to: me },
  ]
  expect(sentences(events)).toEqual(['told.turn.you', 'line.unsuccessful.others'])
})

test('cards got in a row are one sentence, with the set they made', () => {
  const events = [
    { type: 'given', by: beth, of: clare, card: alb },
    { type: 'thanked', by: beth, of: clare, card: alb },
    { type: 'given', by: beth, of: clare, card: girdle },
    { type: 'thanked', by: beth, of: clare, card: girdle },
    { type: 'laid', by: beth, set: fasts },
  ]
  expect(tell(events)).toEqual([
    {
      sentence: 'told.gotAndLaid',
      by: beth,
      of: clare,
      card: alb,
      count: 2,
      set: fasts,
      keep: true,
    },
  ])
})

test('what is overtaken is dropped; a set, a lapse and a request to me never are', () => {
  const events = [
    { type: 'unsuccessful', by: beth, of: clare, card: alb },
    { type: 'turn', to: clare },
    { type: 'forgot-please', by: clare, of: tom, card: alb },
    { type: 'turn', to: tom },
    { type: 'unsuccessful', by: tom, of: me, card: girdle },
    { type: 'turn', to: beth },
    { type: 'unsuccessful', by: beth, of: tom, card: girdle },
    { type: 'turn', to: clare },
  ]
  expect(sentences(events)).toEqual([
    'line.forgot-please.others',
    'line.unsuccessful.toYou',
    'line.unsuccessful.others',
    'told.turn.others',
  ])
})

test('the secret of a hand and the clock being wound say nothing', () => {
  expect(sentences([{ type: 'wound' }, { type: 'committed' }, { type: 'revealed' }])).toEqual([])
})

test('a phrase is told to those who want to hear, and not to whoever said it', () => {
  const spoke = { type: 'spoke', seat: tom, phrase: 'bravo' }
  expect(tell([spoke])).toEqual([{ sentence: 'told.spoke', by: tom, phrase: 'bravo' }])
  expect(tell([spoke], { ...strict, hearsPhrases: false })).toEqual([])
  expect(tell([{ ...spoke, seat: me }])).toEqual([])
})
