// @vitest-environment happy-dom

import { expect, test } from 'vitest'
import { type Card, type Deck, type DeckWords, deckNamed, wordsOf } from '@/engine/deck'
import { type Shown, show } from '../testing/show'
import { TestTable } from '../testing/tables'

const SETTINGS = { deck: 'traditional', seats: 4, list: 'withdrawn' } as const

function traditional(): { deck: Deck; words: DeckWords } {
  const deck = deckNamed('traditional')
  if (!deck) throw new Error('no deck')
  return { deck, words: wordsOf(deck) }
}

/** A by-memory table at my turn, with what is in my hand. */
function myTurn() {
  const table = new TestTable(SETTINGS, 3).toMyTurn()
  const cards = table.look.view.game?.hand?.cards
  if (!cards) throw new Error('no hand')
  return { table, cards, ...traditional() }
}

const own = ({ button }: Shown, words: DeckWords, card: Card) =>
  button(`${words.cardName(card)}, number`)

/** Whether something on the screen tells which set a picture card is of. */
function tellsSet(shown: Element | null, deck: Deck, words: DeckWords, card: Card): boolean {
  const set = deck.card(card)?.set
  if (!shown || !set) throw new Error('nothing shown')
  return (
    shown.querySelector('.emblem') !== null || shown.outerHTML.includes(words.setName(set.slug))
  )
}

test('a picture card shows its number, and neither its set’s name nor its emblem: in hand and large', async () => {
  const { table, cards, deck, words } = myTurn()
  const shown = await show(table, { log: [] })
  const pictures = cards.filter((card) => !deck.card(card)?.isList)
  expect(pictures.length).toBeGreaterThan(5)
  for (const card of pictures) {
    const button = own(shown, words, card)
    expect(button.getAttribute('aria-label')).toContain(`number ${deck.card(card)?.set.number}`)
    expect(tellsSet(button, deck, words, card)).toBe(false)
    await shown.click(button)
    const dialog = shown.page.querySelector('dialog')
    expect(dialog?.textContent).toContain(words.cardName(card))
    expect(tellsSet(dialog, deck, words, card)).toBe(false)
    await shown.click(shown.button('Close'))
  }
})

test('a LIST card in hand can be opened and read', async () => {
  const { table, cards, deck, words } = myTurn()
  const shown = await show(table, { log: [] })
  const list = cards.find((card) => deck.card(card)?.isList)
  if (!list) throw new Error('no LIST card')
  await shown.click(own(shown, words, list))
  const rows = [...shown.page.querySelectorAll('dialog .rows li')]
  const others = deck.card(list)?.set.cards.filter((card) => card !== list) ?? []
  expect(rows.map(({ textContent }) => textContent)).toEqual(others.map(words.cardName))
})

test('a card given, what is said of it, and what happened tell nothing of its set', async () => {
  const { table, cards, deck, words } = myTurn()
  const hand = table.local.table.game?.hand
  const sets = new Set(cards.map((card) => deck.card(card)?.set))
  const card = deck.pack.find((each, index) => {
    const info = deck.card(each)
    const isWanted = hand?.holder[index] === 1 && sets.has(info?.set) && !info?.isList
    // Where I hold the LIST card its name is mine to read.
    return isWanted && !cards.some((mine) => mine === info?.set.cards[0])
  })
  if (!card) throw new Error('nothing to be given')
  const before = table.local.log.length
  table.do({ do: 'play', play: { do: 'ask', of: 1, card, please: true } })
  const shown = await show(table, { log: table.local.log.slice(before) })
  await shown.click(shown.button('What happened'))
  const { page } = shown
  expect(page.querySelector('.thanks')?.textContent).toContain(words.cardName(card))
  expect(page.querySelector('.loglines')?.textContent).toContain(words.cardName(card))
  for (const part of ['.thanks', '.loglines', '.said', '.myhand', '.overtable', '.round']) {
    expect([part, tellsSet(page.querySelector(part), deck, words, card)]).toEqual([part, false])
  }
})

test('the list of sets is in the menu of a guided table only', async () => {
  for (const list of ['shown', 'withdrawn'] as const) {
    const shown = await show(new TestTable({ ...SETTINGS, list }, 3).toMyTurn(), { log: [] })
    await shown.click(shown.button('Menu'))
    expect(shown.page.querySelectorAll('.setlist li')).toHaveLength(list === 'shown' ? 10 : 0)
    await shown.click(shown.button('Close'))
  }
})

test('with an empty hand every card in play is a gap at a guided table, and by memory the field is the way', async () => {
  for (const list of ['shown', 'withdrawn'] as const) {
    const { look } = new TestTable({ ...SETTINGS, list }, 3).toMyTurn()
    const { game } = look.view
    if (!game?.hand) throw new Error('no hand')
    const view = {
      ...look.view,
      game: { ...game, hand: { ...game.hand, cards: [], safe: [[], [], [], []] } },
    }
    const shown = await show(new TestTable({ ...SETTINGS, list }, 3), {
      look: { ...look, view },
      log: [],
    })
    expect(shown.page.querySelectorAll('.gap')).toHaveLength(list === 'shown' ? 60 : 0)
    expect(shown.page.querySelectorAll('[role="combobox"]')).toHaveLength(list === 'shown' ? 0 : 1)
    expect(shown.page.querySelector('.myhand')?.textContent).toContain('any card still in play')
  }
})
