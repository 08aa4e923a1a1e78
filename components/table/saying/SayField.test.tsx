// @vitest-environment happy-dom

import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { TableSettings } from '@/engine/table/settings'
import { type Shown, show } from '../testing/show'
import { TestTable } from '../testing/tables'
import type { Recognition } from './recognition'

const MEMORY = { deck: 'traditional', list: 'withdrawn' } as const

afterEach(() => {
  vi.unstubAllGlobals()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  localStorage.clear()
})

/** A by-memory table of Beth and Clare at which it is my turn, and its field. */
async function atField(settings: Partial<TableSettings> = {}) {
  const table = new TestTable({ ...MEMORY, ...settings }, 3).toMyTurn()
  const shown = await show(table)
  return { table, shown, ...fieldOf(shown) }
}

function fieldOf({ page }: Shown) {
  const found = () => {
    const field = page.querySelector('[role="combobox"]')
    if (!(field instanceof HTMLInputElement)) throw new Error('no field')
    return field
  }
  const write = (text: string) =>
    act(async () => {
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
      set?.call(found(), text)
      found().dispatchEvent(new Event('input', { bubbles: true }))
    })
  const press = (key: string, on: Element = found()) =>
    act(async () => {
      on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    })
  const options = () => [...page.querySelectorAll('[role="option"]')]
  const line = () => page.querySelector('.line')?.textContent?.replace(/\s+/g, ' ')
  return { field: found, write, press, options, line }
}

const names = (options: readonly Element[]) => options.map(({ textContent }) => textContent)

const asked = (of: number, card: string, please: boolean) => ({
  do: 'play',
  play: { do: 'ask', of, card, please },
})

test('more than one match asks which: by the alphabet, with arrows, Enter and Escape', async () => {
  const { field, write, press, options, line } = await atField()
  expect(field().getAttribute('aria-expanded')).toBe('false')
  await write('al')
  expect(names(options())).toEqual([
    'Alb',
    "All Saints' Day",
    'Alms Dish',
    'Altar',
    'Altar Vessels',
  ])
  expect(field().getAttribute('aria-expanded')).toBe('true')
  const chosen = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')
  expect(chosen()?.textContent).toBe('Alb')
  await press('ArrowUp')
  expect(chosen()?.textContent).toBe('Altar Vessels')
  expect(chosen()?.getAttribute('aria-selected')).toBe('true')
  await press('ArrowDown')
  await press('ArrowDown')
  expect(chosen()?.textContent).toBe("All Saints' Day")
  await press('Enter')
  expect(field().value).toBe("All Saints' Day")
  expect(options()).toEqual([])
  expect(line()).toBe(", may I have All Saints' Day?")
  await press('Escape')
  expect(field().value).toBe('')
})

test('what is offered tells nothing of sets', async () => {
  const { shown, write } = await atField()
  await write('al')
  const list = shown.page.querySelector('[role="listbox"]')
  expect(list?.querySelector('[data-set], svg, .patch')).toBeNull()
  expect(list?.textContent).not.toMatch(/\d/)
})

test('a whole sentence is shown as it is understood, and sent by Enter', async () => {
  const { shown, write, press, line } = await atField()
  await write('Please Clare may I have the Alb')
  expect(line()).toBe('Please, Clare, may I have Alb?')
  expect(shown.send).not.toHaveBeenCalled()
  await press('Enter')
  expect(shown.send).toHaveBeenCalledWith(asked(2, 'alb', true))
})

test('a sentence without please is a lapse at a strict table, and none at a gentle one', async () => {
  const strict = await atField()
  await strict.write('Beth, the alb')
  expect(strict.line()).toBe('Beth, may I have Alb?')
  await strict.press('Enter')
  expect(strict.shown.send).toHaveBeenCalledWith(asked(1, 'alb', false))
  const gentle = await atField({ courtesy: 'gentle' })
  await gentle.write('Beth, the alb')
  await gentle.press('Enter')
  expect(gentle.shown.send).toHaveBeenCalledWith(asked(1, 'alb', true))
})

test('with a player chosen, a card alone and Enter is Please', async () => {
  const { shown, write, press } = await atField()
  await press('2')
  expect(shown.page.querySelector('.chip input:checked')?.parentElement?.textContent).toBe('Clare')
  await write('stole')
  await press('Enter')
  expect(shown.send).toHaveBeenCalledWith(asked(2, 'stole', true))
})

test('Ask says what is written, Please says Please as well', async () => {
  const { shown, write } = await atField()
  await write('Beth, alb please')
  await shown.click(shown.button('Ask'))
  expect(shown.send).toHaveBeenLastCalledWith(asked(1, 'alb', true))
})

test('what is tapped last counts, and goes into the sentence', async () => {
  const { shown, field, write, line } = await atField()
  await write('Beth, alb please')
  await shown.click(shown.page.querySelectorAll('.chip input')[1])
  expect(line()).toBe('Please, Clare, may I have Alb?')
  expect(field().value).toBe('Clare, alb please')
})

test('nothing is sent while the player or the card is unclear', async () => {
  const { shown, write, press, options } = await atField()
  await write('beth, con please')
  expect(names(options())).toEqual(['Confession', 'Confirmation'])
  await press('Enter')
  expect(shown.send).not.toHaveBeenCalled()
  await press('Enter')
  expect(shown.send).toHaveBeenCalledWith(asked(1, 'confession', true))
})

test('players of a like name are asked after too', async () => {
  const table = new TestTable(MEMORY, 3).toMyTurn()
  const look = { ...table.look, names: { ...table.look.names, 'computer-2': 'Bella' } }
  const shown = await show(table, { look })
  const { write, press, options, line } = fieldOf(shown)
  await write('be alb')
  expect(names(options())).toEqual(['Bella', 'Beth'])
  expect(shown.page.querySelector('.missing')?.textContent).toBe('Which player?')
  await press('Enter')
  expect(line()).toBe('Bella, may I have Alb?')
})

test('a card that there isn’t, or that one holds where bluffing is not allowed, is told in words', async () => {
  const { table, shown, write } = await atField({ bluffing: false })
  await write('xyzzy')
  expect(shown.page.querySelector('.nothing')?.textContent).toBe('No card goes by that name.')
  const [own] = table.look.view.game?.hand?.cards ?? []
  await write(`${own}`)
  expect(shown.page.querySelector('.nothing')?.textContent).toContain('You hold that card yourself')
})

test('letters typed anywhere go to the field, but not into a dialog', async () => {
  const { shown, field, press } = await atField()
  expect(document.activeElement).not.toBe(field())
  await press('ArrowDown', document.body)
  await press('3', document.body)
  expect(document.activeElement).not.toBe(field())
  await shown.click(shown.button('Menu'))
  await press('a', document.body)
  expect(document.activeElement).not.toBe(field())
  await shown.click(shown.button('Close'))
  await press('a', document.body)
  expect(document.activeElement).toBe(field())
})

/** A request that is granted: the card that Beth gives me. */
async function given() {
  const game = await atField()
  const hand = game.table.local.table.game?.hand
  const mine = game.table.look.view.game?.hand?.cards ?? []
  const sets = new Set(mine.map((card) => hand?.deck.card(card)?.set))
  const card = hand?.deck.pack.find(
    (each, index) => hand.holder[index] === 1 && sets.has(hand.deck.card(each)?.set),
  )
  if (!card) throw new Error('nothing to be given')
  await game.write(`Beth ${card.replaceAll('-', ' ')} please`)
  await game.press('Enter')
  await game.shown.refresh()
  return game
}

test('one may write on with thanks unsaid, and thanks may be written', async () => {
  const { shown, field, write, press } = await given()
  expect(shown.page.querySelector('.thanks')).not.toBeNull()
  await press('b', document.body)
  expect(field().value).toBe('b')
  expect(document.activeElement).toBe(field())
  await write('Thank you. Beth, the')
  await press('Enter')
  const play = { do: 'thank', card: expect.any(String) }
  expect(shown.send).toHaveBeenLastCalledWith({ do: 'play', play })
  await shown.refresh()
  expect(field().value).toBe('Beth, the')
})

test('at a guided table the sentence may be written too; nothing else is to be had by it', async () => {
  const table = new TestTable({ deck: 'traditional' }, 3).toMyTurn()
  const shown = await show(table)
  expect(shown.page.querySelector('[role="combobox"]')).toBeNull()
  await shown.click(shown.button('or write it'))
  const { field, write, press } = fieldOf(shown)
  expect(document.activeElement).toBe(field())
  const gap = shown.page.querySelector('.gap')
  await shown.click(gap)
  const name = field().value
  expect(gap?.textContent).toContain(name)
  await write(`Clare, ${name}`)
  await press('Enter')
  expect(shown.send).toHaveBeenCalledWith(asked(2, expect.any(String), false))
  const hand = table.look.view.game?.hand
  const mine = new Set(
    hand?.cards?.map((card) => table.local.table.game?.hand?.deck.card(card)?.set),
  )
  const other = table.local.table.game?.hand?.deck.sets.find((set) => !mine.has(set))
  if (!other) throw new Error('a card of every set')
  await write(`Clare, ${other.cards[1]}`)
  expect(shown.page.querySelector('.nothing')?.textContent).toContain('no card of that set')
})

/** A browser's ear that hears what the test says. */
class Ear implements Recognition {
  static latest: Ear | null = null
  lang = ''
  interimResults = false
  onresult: Recognition['onresult'] = null
  onerror: Recognition['onerror'] = null
  onend: Recognition['onend'] = null
  start = vi.fn()
  stop = vi.fn(() => this.onend?.())
  abort = vi.fn()
  constructor() {
    Ear.latest = this
  }
  hears(transcript: string) {
    return act(async () => this.onresult?.({ results: [[{ transcript }]] }))
  }
}

test('the microphone is there where the browser listens, and tells once where sound may go', async () => {
  const deaf = await atField()
  expect(() => deaf.shown.button('Say it')).toThrow()
  vi.stubGlobal('webkitSpeechRecognition', Ear)
  const { shown, field } = await atField()
  await shown.click(shown.button('Say it'))
  expect(shown.page.querySelector('dialog')?.textContent).toContain('send the sound to their maker')
  expect(Ear.latest).toBeNull()
  await shown.click(shown.button('Listen'))
  expect(Ear.latest?.start).toHaveBeenCalledOnce()
  expect(shown.button('Stop listening').dataset['on']).toBe('true')
  await Ear.latest?.hears('please beth may I have')
  await Ear.latest?.hears('please beth may I have the alb')
  expect(field().value).toBe('please beth may I have the alb')
  await shown.click(shown.button('Stop listening'))
  expect(shown.send).not.toHaveBeenCalled()
  await shown.click(shown.button('Say it'))
  expect(shown.page.querySelector('dialog')).toBeNull()
  await act(async () => {
    Ear.latest?.onerror?.({ error: 'no-speech' })
    Ear.latest?.onend?.()
  })
  expect(shown.page.querySelector('.heard')?.textContent).toContain('Nothing was heard')
})
