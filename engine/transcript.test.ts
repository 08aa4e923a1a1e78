import { describe, expect, it } from 'vitest'
import type { HandCommand } from './hand-state'
import { readRecord } from './record-schema'
import { ask, dealFrom, demand, STOP, TIMEOUT, thank } from './testing/hands'
import { goodRecord } from './testing/records'
import { transcript } from './transcript'

/** The transcript of the good record with these keys changed. */
function lines(change: object) {
  const read = readRecord({ ...goodRecord(), ...change })
  if (!read.ok) throw new Error(read.fault.why)
  return transcript(read.value)
}

const textOf = (change: object) => lines(change).map(({ text }) => text)

/** What is told of the requests: without the beginning, the sets dealt complete, and the end. */
const told = (commands: readonly HandCommand[], change: object = {}) =>
  lines({ commands, ...change })
    .filter(({ at }) => at >= 0 && at < commands.length)
    .map(({ text }) => text)

// The vestments are in play, too: Beth has the amice, Clare the others.
const deal = dealFrom(['lent advent', 'fridays fasts-list amice', '...'])

describe('the transcript of a hand at a strict table', () => {
  const commands = [
    ask(0, 2, 'fridays'),
    demand(1, 0, 'lent'),
    TIMEOUT,
    ask(0, 1, 'amice'),
    TIMEOUT,
    TIMEOUT,
    ask(0, 1, 'fridays'),
    ask(0, 1, 'fasts-list'),
    TIMEOUT,
    TIMEOUT,
    ask(0, 1, 'fridays'),
    TIMEOUT,
    TIMEOUT,
    TIMEOUT,
    ask(0, 0, 'lent'),
    ask(0, 1, 'fridays'),
    thank(0),
    thank(0),
    ask(0, 1, 'fasts-list'),
    thank(0),
    STOP,
  ]

  it('has a line for each request and each set laid down', () => {
    const rules = { list: 'withdrawn', bluffing: false }
    expect(textOf({ deal, rules, commands })).toEqual([
      'The traditional deck, 60 cards. At the table, clockwise: Agnes, Beth and Clare.',
      'Agnes deals and asks first. Please and Thank You must be said. The list of sets has been put away.' +
        ' Nobody may ask for a card of their own.',
      'Dealt: Agnes 2, Beth 3 and Clare 55.',
      '',
      'Clare lays down Greater Sacraments, 3 cards. Safe.',
      'Clare lays down Ministers, 4 cards. Safe.',
      'Clare lays down Altar Vessels, 5 cards. Safe.',
      'Clare lays down Prayer, 6 cards. Safe.',
      'Clare lays down Lesser Sacraments, 6 cards. Safe.',
      'Clare lays down Parts of a Church, 7 cards. Safe.',
      'Clare lays down Gifts of the Holy Ghost, 8 cards. Safe.',
      'Clare lays down Feasts, 10 cards. Safe.',
      'Agnes: "Please, Clare, may I have Fridays?" - "Not today."',
      'Beth: "Agnes, may I have Lent?" - Beth has forgotten Please.',
      'Time is up: Clare loses the turn.',
      'Agnes: "Please, Beth, may I have Amice?" - "Here it is, but you have no other card of that set."' +
        ' Agnes gives it back.',
      'Time is up: Beth loses the turn.',
      'Time is up: Clare loses the turn.',
      'Agnes: "Please, Beth, may I have Fridays?" - "Here you are."' +
        ' - Asking on, Agnes has forgotten Thank You: Fridays goes back to Beth.',
      'Time is up: Beth loses the turn.',
      'Time is up: Clare loses the turn.',
      'Agnes: "Please, Beth, may I have Fridays?" - "Here you are."' +
        ' - Time is up, and Agnes has forgotten Thank You: Fridays goes back to Beth.',
      'Time is up: Beth loses the turn.',
      'Time is up: Clare loses the turn.',
      'Agnes: "Please, Beth, may I have Fridays?" - "Here you are." - "Thank you."',
      'Agnes: "Please, Beth, may I have Fasts?" - "Here you are." - "Thank you."',
      'Agnes lays down Fasts, 4 cards. Safe.',
      '',
      'The bell: the hand is stopped. Cards safe: Agnes 4, Beth 0 and Clare 49.',
    ])
  })

  it('says with which command each line begins', () => {
    const at = lines({ deal, commands: commands.slice(15, 20) }).map(({ at }) => at)
    expect(at.slice(-5)).toEqual([0, 3, 4, 5, 5])
    expect(at.slice(0, 12)).toEqual(Array.from({ length: 12 }, () => -1))
  })

  it('does not tell a mistake that nobody noticed from any other request', () => {
    const rules = { list: 'withdrawn' }
    expect(told([ask(0, 2, 'amice')], { deal, rules })).toEqual([
      'Agnes: "Please, Clare, may I have Amice?" - "Not today."',
    ])
  })
})

describe('the transcript of a hand at a gentle table', () => {
  it('has both words said by all', () => {
    const commands = [demand(0, 1, 'fridays'), demand(0, 1, 'lent'), ask(1, 0, 'lent')]
    const rules = { courtesy: 'gentle', bluffing: true }
    expect(told(commands, { rules })).toEqual([
      'Agnes: "Please, Beth, may I have Fridays?" - "Here you are." - "Thank you."',
      'Agnes: "Please, Beth, may I have Lent?" - "Not today."',
      'Beth: "Please, Agnes, may I have Lent?" - "Here you are." - "Thank you."',
    ])
    expect(textOf({ rules })[1]).toBe(
      'Agnes deals and asks first. Please and Thank You are taken as said. The list of sets is on the table.',
    )
  })

  it('ends with the last set', () => {
    const commands = [demand(0, 1, 'fridays'), demand(0, 1, 'fasts-list')]
    expect(textOf({ rules: { courtesy: 'gentle' }, commands }).slice(-4)).toEqual([
      'Agnes: "Please, Beth, may I have Fasts?" - "Here you are." - "Thank you."',
      'Agnes lays down Fasts, 4 cards. Safe.',
      '',
      'The hand is over. Cards safe: Agnes 4, Beth 0 and Clare 56.',
    ])
  })
})

describe('the end of a record before the end of its hand', () => {
  it('says whose turn it is', () => {
    expect(textOf({ commands: [] }).slice(-2)).toEqual([
      '',
      "Here the record ends: it is Agnes's turn. Cards safe: Agnes 0, Beth 0 and Clare 56.",
    ])
  })

  it('says to whom thanks are owed', () => {
    expect(textOf({ commands: [ask(0, 1, 'fridays')] }).slice(-3)).toEqual([
      'Agnes: "Please, Beth, may I have Fridays?" - "Here you are."',
      '',
      "Here the record ends: it is Agnes's turn, and Thank You is owed to Beth. Cards safe: Agnes 0, Beth 0 and Clare 56.",
    ])
  })
})

describe('names from outside', () => {
  it('stay on their line, whatever is in them', () => {
    const players = ['Ag\nnes', '\u001b[31mBeth', 'Cla\u202ere']
    const text = textOf({ players, commands: [ask(0, 1, 'lent')] }).join('\n')
    expect(text).toContain('Ag\\u000anes: "Please, \\u001b[31mBeth, may I have Lent?"')
    expect(text).toContain('Cla\\u202ere')
    expect(text).not.toMatch(/[^\P{Cc}\n]|\p{Cf}/u)
  })
})
