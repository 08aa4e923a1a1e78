// @vitest-environment happy-dom

import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { deckNamed, wordsOf } from '@/engine/deck'
import { groupsOf } from './model/groups'
import { show } from './testing/show'
import { TestTable } from './testing/tables'
import type { Answer } from './types'

/** A gap of the person's hand, and a player who has the card or hasn't. */
function request(table: TestTable, isThere: boolean) {
  const hand = table.local.table.game?.hand
  const view = table.look.view.game?.hand
  if (!hand || !view) throw new Error('no hand')
  for (const card of groupsOf(view).flatMap(({ gaps }) => gaps ?? [])) {
    const at = hand.holder[hand.deck.card(card)?.index ?? -1]
    if (at === 1 || at === 2) return { card, of: isThere ? at : 3 - at }
  }
  throw new Error('nothing to ask for')
}

const nameOf = (card: string) => {
  const deck = deckNamed('short')
  const info = deck?.card(card)
  return deck && info ? wordsOf(deck).cardName(info.card) : ''
}

type Shown = Awaited<ReturnType<typeof show>>

function gapOf({ page }: Shown, card: string) {
  return [...page.querySelectorAll('.gap')].find((gap) => gap.textContent?.startsWith(nameOf(card)))
}

async function choose(shown: Shown, of: number, card: string) {
  await shown.click(gapOf(shown, card))
  await shown.click(shown.page.querySelectorAll('.chip input')[of - 1])
}

test('a request is a player, a card and Please', async () => {
  const table = new TestTable().toMyTurn()
  const shown = await show(table)
  const { of, card } = request(table, true)
  expect(shown.button('Please').getAttribute('aria-disabled')).toBe('true')
  await shown.click(shown.button('Please'))
  expect(shown.send).not.toHaveBeenCalled()
  await choose(shown, of, card)
  await shown.click(shown.button('Please'))
  expect(shown.send).toHaveBeenCalledWith({
    do: 'play',
    play: { do: 'ask', of, card, please: true },
  })
})

test('at a strict table Please can be forgotten; at a gentle one it cannot', async () => {
  const table = new TestTable().toMyTurn()
  const strict = await show(table)
  const { of, card } = request(table, true)
  await choose(strict, of, card)
  await strict.click(strict.button('Ask, without Please'))
  expect(strict.send).toHaveBeenCalledWith({
    do: 'play',
    play: { do: 'ask', of, card, please: false },
  })
  const gentle = await show(new TestTable({ courtesy: 'gentle' }).toMyTurn())
  expect(() => gentle.button('Ask')).toThrow()
  expect(gentle.button('Please')).toBeDefined()
})

test('a tap too many sends nothing, and nothing is shown as done before it is', async () => {
  const table = new TestTable().toMyTurn()
  const answers: ((answer: Answer) => void)[] = []
  const shown = await show(table, {}, () => new Promise((done) => answers.push(done)))
  const { of, card } = request(table, true)
  await choose(shown, of, card)
  await shown.click(shown.button('Please'))
  await shown.click(shown.button('Please'))
  await shown.click(shown.button('Ask'))
  expect(shown.send).toHaveBeenCalledTimes(1)
  expect(shown.button('Please').dataset['busy']).toBe('true')
  await act(async () => answers[0]?.({ ok: false, reason: 'stale' }))
  expect(shown.page.querySelector('.notices')?.textContent).toContain('The table had moved on')
  expect(shown.page.querySelector('.gap[aria-pressed="true"]')?.textContent).toContain(nameOf(card))
})

test('Thank you takes the focus, is deaf to the second half of a double tap, and names the card', async () => {
  const table = new TestTable().toMyTurn()
  const shown = await show(table)
  const { of, card } = request(table, true)
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000)
  await choose(shown, of, card)
  await shown.click(shown.button('Please'))
  await shown.refresh()
  const thanks = shown.button('Thank you')
  expect(document.activeElement).toBe(thanks)
  clock.mockReturnValue(1_200)
  await shown.click(thanks)
  expect(shown.send).toHaveBeenCalledTimes(1)
  clock.mockReturnValue(1_250)
  await shown.click(thanks)
  expect(shown.send).toHaveBeenLastCalledWith({ do: 'play', play: { do: 'thank', card } })
  clock.mockRestore()
})

test('while thanks are owed the gaps stay live: asking on is the lapse', async () => {
  const table = new TestTable().toMyTurn()
  const first = request(table, true)
  table.do({ do: 'play', play: { do: 'ask', ...first, please: true } })
  const shown = await show(table)
  const next = request(table, true)
  await choose(shown, next.of, next.card)
  await shown.click(shown.button('Please'))
  await shown.refresh()
  expect(shown.page.querySelector('.said .now')?.textContent).toBe(
    `You forgot to say Thank You: ${nameOf(first.card)} goes back to ${first.of === 1 ? 'Beth' : 'Clare'}.`,
  )
})

test('what happens is read out: thanks owed at once, the answers of others politely', async () => {
  const table = new TestTable().toMyTurn()
  const shown = await show(table)
  const { of, card } = request(table, true)
  table.do({ do: 'play', play: { do: 'ask', of, card, please: true } })
  await shown.refresh()
  expect(document.querySelector('[aria-live="assertive"]')?.textContent).toBe(
    `${of === 1 ? 'Beth' : 'Clare'} gave you ${nameOf(card)}. Thank you is owed.`,
  )
})

test('the keys 1 to 9 choose the player, and T says thank you', async () => {
  const table = new TestTable().toMyTurn()
  const shown = await show(table)
  const press = (key: string) =>
    act(async () => document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))
  await press('2')
  expect(shown.page.querySelector('.blank')?.textContent).toBe('Clare')
  const { of, card } = request(table, true)
  table.do({ do: 'play', play: { do: 'ask', of, card, please: true } })
  await shown.refresh()
  await press('t')
  expect(shown.send).toHaveBeenCalledWith({ do: 'play', play: { do: 'thank', card } })
})

test('no card of another hand is on the page: of sets I hold nothing of, no name', async () => {
  const table = new TestTable({ deck: 'traditional', seats: 4 }, 3).toMyTurn()
  const hand = table.look.view.game?.hand
  const deck = deckNamed('traditional')
  if (!hand?.cards || !deck) throw new Error('no hand')
  const shown = await show(table, { log: [] })
  const mine = new Set(groupsOf(hand).map(({ set }) => set))
  const others = deck.sets.filter((set) => !mine.has(set)).flatMap(({ cards }) => cards)
  expect(others.length).toBeGreaterThan(0)
  const names = [...shown.page.querySelectorAll('.gap, .nm, .hd, .rows li')].map(
    (each) => each.textContent,
  )
  for (const card of others) expect(names).not.toContain(wordsOf(deck).cardName(card))
})

test('by memory the page names no card but my own, and no set', async () => {
  const table = new TestTable({ deck: 'traditional', seats: 4, list: 'withdrawn' }, 3).toMyTurn()
  const cards = table.look.view.game?.hand?.cards
  const deck = deckNamed('traditional')
  if (!cards || !deck) throw new Error('no hand')
  const shown = await show(table, { log: [] })
  const html = shown.page.innerHTML
  for (const card of deck.pack) {
    const name = wordsOf(deck).cardName(card)
    const isNamed = new RegExp(`[>"](?:[^<>"]*, )?${name}[<,"]`).test(html)
    expect([name, isNamed]).toEqual([name, cards.includes(card)])
  }
  expect(shown.page.querySelector('.myhand .emblem')).toBeNull()
})

test('a computer player is told from a person: at its place, in the scores, and above the log', async () => {
  const table = new TestTable().toMyTurn()
  const shown = await show(table)
  expect(shown.button('Beth (computer), ')).toBeDefined()
  await shown.click(shown.button('Menu'))
  const rows = [...shown.page.querySelectorAll('.scores th[scope="row"]')]
  expect(rows.map(({ textContent }) => textContent).sort()).toEqual([
    'Anna',
    'Beth (computer)',
    'Clare (computer)',
  ])
  await shown.click(shown.button('What happened'))
  expect(shown.page.querySelector('.logcomputers')?.textContent).toBe(
    'Beth and Clare are computer players.',
  )
})

test('who is away is called away in words; the reader never is', async () => {
  const table = new TestTable().toMyTurn()
  const people = table.look.view.seats.map(
    (sitter) => sitter && { ...sitter, kind: 'person' as const },
  )
  const look = { ...table.look, view: { ...table.look.view, seats: people }, away: [0, 1] }
  const shown = await show(table, { look })
  expect([...shown.page.querySelectorAll('.mark')].map(({ textContent }) => textContent)).toEqual([
    'away',
  ])
  expect(shown.button('Beth, ').getAttribute('aria-label')).toContain('away just now')
})

test('onlookers see the table and no hand', async () => {
  const table = new TestTable().toMyTurn()
  const { look } = table
  const { game } = look.view
  if (!game?.hand) throw new Error('no hand')
  const view = {
    ...look.view,
    seat: null,
    game: { ...game, seat: null, hand: { ...game.hand, seat: null, cards: null } },
  }
  const shown = await show(table, { look: { ...look, me: null, view } })
  expect(shown.page.querySelector('.myhand')).toBeNull()
  expect(shown.page.querySelectorAll('.seat')).toHaveLength(3)
  expect(shown.page.querySelector('.ask')?.textContent).toContain('standing by')
})

test('a set phrase is said beside the game, hangs in the air, and another waits a breath', async () => {
  const table = new TestTable()
  table.goOn(({ table: { game } }) => game?.phase === 'playing' && game.hand?.turn !== 0)
  const shown = await show(table)
  await shown.click(shown.page.querySelector('.phrase'))
  await shown.click(shown.page.querySelectorAll('.phrase')[1])
  expect(shown.send).toHaveBeenCalledTimes(1)
  expect(shown.send).toHaveBeenCalledWith({ do: 'speak', phrase: 'good-luck' })
  await shown.refresh()
  expect(shown.page.querySelector('.intheair')?.textContent).toContain('Good luck!')
})
