import { describe, expect, it, test } from 'vitest'
import type { Card } from '@/engine/deck'
import { deckNamed, wordsOf } from '@/engine/deck'
import type { Seat } from '@/engine/seat'
import { messagesIn } from '@/messages'
import { nameOf } from './likeness'
import { mannersOf } from './phrases'
import { understand } from './understand'

const deck = deckNamed('traditional')
if (!deck) throw new Error('no deck')
const words = wordsOf(deck)
const english = mannersOf(messagesIn('en').table.composer.words)
const cards = deck.pack.map((card) => nameOf(card, words.cardName(card), english.small))

/** What is understood, in words: who is asked, for what, and how. */
function heard(written: string, people: readonly string[] = ['Beth', 'Clare', 'Tom']) {
  const players = people.map((name, seat) => nameOf(seat as Seat, name, english.small))
  const { whom, card, ...rest } = understand(written, { players, cards, manners: english })
  return {
    ...rest,
    whom: whom.among.map((seat) => people[seat]),
    card: card.among.map((each) => words.cardName(each)),
  }
}

describe('a card alone', () => {
  it.each([
    ['Alb', 'Alb'],
    ['  ÁLB ', 'Alb'],
    ['the Alb', 'Alb'],
    ['all  saints’', "All Saints' Day"],
    ['all saints day', "All Saints' Day"],
    ['All Saints´ Day', "All Saints' Day"],
    ['easter', 'Easter Day'],
    ['communion', 'Holy Communion'],
    ['holycommunion', 'Holy Communion'],
    ['gifts holy ghost', 'Gifts of the Holy Ghost'],
    ['gift of the holy gost', 'Gifts of the Holy Ghost'],
    ['parts church', 'Parts of a Church'],
    ['church', 'Parts of a Church'],
    ['fast', 'Fasts'],
    ['feast', 'Feasts'],
    ['friday', 'Fridays'],
    ['albs', 'Alb'],
    ['alter', 'Altar'],
    ['altar', 'Altar'],
    ['altar vessel', 'Altar Vessels'],
    ['alter vesels', 'Altar Vessels'],
    ['chausble', 'Chasuble'],
    ['chasuebel', 'Chasuble'],
    ['candelmas', 'Candlemas'],
    ['epiphanny', 'Epiphany'],
    ['intercesion', 'Intercession'],
    ['matrimnoy', 'Matrimony'],
    ['chasb', 'Chasuble'],
    ['bap', 'Baptism'],
    ['holy order', 'Holy Orders'],
  ])('"%s" is %s', (written, card) => {
    expect(heard(written)).toMatchObject({ card: [card], whom: [], isSentence: false })
  })

  it.each([
    ['al', ['Altar Vessels', 'Alms Dish', 'Alb', 'Altar', "All Saints' Day"]],
    ['holy', ['Holy Communion', 'Holy Orders', 'Gifts of the Holy Ghost', 'Holy Fear']],
    ['fests', ['Fasts', 'Feasts']],
    ['con', ['Confession', 'Confirmation']],
    ['sacraments', ['Greater Sacraments', 'Lesser Sacraments']],
    ['b', ['Baptism', 'Bishop']],
  ])('"%s" may be more than one', (written, among) => {
    expect(heard(written).card).toEqual(among)
  })

  it.each(['', '   ', '?!', 'ost', 'xyzzy', 'of', 'the'])('"%s" is none', (written) => {
    expect(heard(written).card).toEqual([])
  })

  it('says that there is no such card, and not before a word is written out', () => {
    expect(heard('xyzzy').isLost).toBe(true)
    expect(heard('beth, xyzzy please').isLost).toBe(true)
    for (const begun of ['', 'ple', 'beth', 'beth, may', 'may i', 'tha']) {
      expect([begun, heard(begun).isLost]).toEqual([begun, false])
    }
  })

  it.each(cards.map(({ written }) => written))('%s is itself, whoever sits there', (card) => {
    const people = ['Altar', 'Holy', 'Lent', 'Day', 'Greater']
    expect(heard(card, people)).toMatchObject({ card: [card], whom: [] })
  })
})

describe('a whole sentence', () => {
  it.each([
    ['Please Beth may I have the Alb', 'Beth', 'Alb', true],
    ['beth, alb please', 'Beth', 'Alb', true],
    ['may I have the Alb, Clare?', 'Clare', 'Alb', false],
    ['Clare, may I please have Holy Orders?', 'Clare', 'Holy Orders', true],
    ['Alb Beth', 'Beth', 'Alb', false],
    ['b, alb', 'Beth', 'Alb', false],
    ['Bteh chausble plese', 'Beth', 'Chasuble', true],
    ['tom gifts of holy ghost pleaes', 'Tom', 'Gifts of the Holy Ghost', true],
    ['Dear Beth, could you give me the stole if you please', 'Beth', 'Stole', true],
    ['Tom, have you got the altar vessels', 'Tom', 'Altar Vessels', false],
    ['I’d like Advent, Clare', 'Clare', 'Advent', false],
    ['CLARE ADVENT PLEASE', 'Clare', 'Advent', true],
    ['beth,alb,please', 'Beth', 'Alb', true],
  ])('"%s"', (written, whom, card, please) => {
    const understood = { whom: [whom], card: [card], please, isSentence: true }
    expect(heard(written)).toMatchObject(understood)
  })

  it('may leave the player or the card to be chosen', () => {
    expect(heard('may I have the Alb')).toMatchObject({ whom: [], card: ['Alb'], isSentence: true })
    expect(heard('alb please')).toMatchObject({ whom: [], card: ['Alb'], please: true })
    expect(heard('Please, Beth')).toMatchObject({ whom: ['Beth'], card: [], please: true })
    expect(heard('please')).toMatchObject({ whom: [], card: [], please: true, isLost: false })
  })

  it('asks which where more than one fits', () => {
    expect(heard('be, alb', ['Beth', 'Bella', 'Tom']).whom).toEqual(['Beth', 'Bella'])
    expect(heard('tom alb', ['Tom', 'Tom']).whom).toHaveLength(2)
    expect(heard('beth, con please').card).toEqual(['Confession', 'Confirmation'])
    expect(heard('beth, alb or stole').card).toEqual(['Alb', 'Stole'])
  })

  it.each([
    ['Lent, may I have Lent', ['Lent', 'Tom'], 'Lent', 'Lent'],
    ['Lent may I have Alb', ['Lent', 'Tom'], 'Lent', 'Alb'],
    ['Beth may I have Lent', ['Lent', 'Beth'], 'Beth', 'Lent'],
    ['Grace, Holy Fear please', ['Grace', 'Faith'], 'Grace', 'Holy Fear'],
    ['Wisdom, Wisdom', ['Wisdom', 'Tom'], 'Wisdom', 'Wisdom'],
    ['May, may I have the Alb', ['May', 'Tom'], 'May', 'Alb'],
    ['may I have the Alb, Tom', ['May', 'Tom'], 'Tom', 'Alb'],
    ['Mary Ann, the Alb', ['Mary Ann', 'Mary', 'Ann'], 'Mary Ann', 'Alb'],
    ['Mary, the Alb', ['Mary Ann', 'Mary', 'Ann'], 'Mary', 'Alb'],
    ['Ann the Alb', ['Mary Ann', 'Tom'], 'Mary Ann', 'Alb'],
    ['St. John, Font', ['St. John', 'Tom'], 'St. John', 'Font'],
    ["o'brien font", ['D’Souza', "O'Brien"], "O'Brien", 'Font'],
    ['dsouza font', ['D’Souza', 'Tom'], 'D’Souza', 'Font'],
    ['Player 2 font', ['Player 1', 'Player 2'], 'Player 2', 'Font'],
    ['Altar, Altar Vessels please', ['Altar', 'Holly'], 'Altar', 'Altar Vessels'],
    ['Zoe, Font', ['Zoë', 'Tom'], 'Zoë', 'Font'],
    ['Ngozi, font', ['Ŋgozi', 'Tom'], 'Ŋgozi', 'Font'],
    ['ολγα font', ['Όλγα', 'Tom'], 'Όλγα', 'Font'],
    ['ЮЛИЯ, font', ['Юлия', 'Tom'], 'Юлия', 'Font'],
    ['प्रिया Font', ['प्रिया', 'Tom'], 'प्रिया', 'Font'],
    ['أحمد Font', ['أَحمد', 'Tom'], 'أَحمد', 'Font'],
    ['花子さん、Font', ['花子', 'Tom'], '花子', 'Font'],
    ['민수야 Font', ['민수', '민지'], '민수', 'Font'],
    ['มะลิ Font', ['มะลิ', 'Tom'], 'มะลิ', 'Font'],
  ])('"%s" among %j', (written, people, whom, card) => {
    expect(heard(written, people)).toMatchObject({ whom: [whom], card: [card] })
  })

  it('hears thanks, and what comes with them', () => {
    for (const thanks of ['thanks', 'Thank you', 'thank you very much!', 'Thnaks', 'ta']) {
      expect(heard(thanks)).toMatchObject({ thanks: true, please: false, card: [], whom: [] })
    }
    expect(heard('Thank you. Beth, the Alb please')).toMatchObject({
      thanks: true,
      please: true,
      whom: ['Beth'],
      card: ['Alb'],
    })
    expect(heard('Thanksgiving')).toMatchObject({ thanks: false, card: ['Thanksgiving'] })
    expect(heard('Beth, Thanksgiving')).toMatchObject({ thanks: false, whom: ['Beth'] })
  })

  it('reads no more of a very long text than one says in a breath', () => {
    expect(heard('blah '.repeat(2_000)).card).toEqual([])
    expect(heard(`beth alb please ${'x'.repeat(10_000)}`).whom).toEqual(['Beth'])
  })
})

test('other languages and alphabets are read the same way', () => {
  const manners = mannersOf({
    please: 'お願いします|ください',
    thanks: 'ありがとう',
    asking: 'をいただけますか',
    small: 'さん|を|は',
  })
  const names = {
    players: [nameOf(0 as Seat, 'ベス', manners.small)],
    cards: [nameOf('alb' as Card, 'アルバ', manners.small)],
    manners,
  }
  const { whom, card, please } = understand('ベスさん、アルバをお願いします', names)
  expect([whom.among, card.among, please]).toEqual([[0], ['alb'], true])

  const french = mannersOf({
    please: 's’il te plaît|s’il vous plaît',
    thanks: 'merci',
    asking: 'puis-je avoir',
    small: 'l|le|la|les|de|du',
  })
  const spoken = understand('Zoé, puis-je avoir l’étole, s’il te plait ?', {
    players: [nameOf(0 as Seat, 'Zoé', french.small)],
    cards: [nameOf('stole' as Card, 'Étole', french.small)],
    manners: french,
  })
  expect([spoken.whom.among, spoken.card.among, spoken.please]).toEqual([[0], ['stole'], true])
})
