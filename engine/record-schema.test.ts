import { describe, expect, it } from 'vitest'
import { faultLine } from './fault'
import { replayJson } from './record'
import { readRecord } from './record-schema'
import { DECK } from './testing/hands'
import { goodRecord } from './testing/records'

/** What is wrong with the good record once these keys are changed; null where nothing is. */
function fault(change: object): string | null {
  // Through text, as from a file: what is undefined is left out.
  const read = readRecord(JSON.parse(JSON.stringify({ ...goodRecord(), ...change })))
  return read.ok ? null : faultLine(read.fault)
}

const ask = { do: 'ask', by: 0, of: 1, card: 'fridays', please: true }
const names = (count: number) => Array.from({ length: count }, (_, index) => `Player ${index}`)
const deal = goodRecord()['deal'] as string[][]
const dealtTo0 = (cards: readonly string[]) => ({ deal: [cards, ...deal.slice(1)] })

describe('a record is bad', () => {
  it.each([null, 'record', 5, true, [goodRecord()]])('that is no object: %j', (json) => {
    const read = readRecord(json)
    expect(read).toEqual({ ok: false, fault: { at: '', why: 'must be an object' } })
  })

  it.each(['deck', 'players', 'dealer', 'deal', 'commands'])('without its %s', (key) => {
    expect(fault({ [key]: undefined })).toBe(`${key}: is missing`)
  })

  it.each([undefined, null, 'hand', 'Church-Game-Hand', 1])('of the format %j', (format) => {
    expect(fault({ format })).toBe('format: must be "church-game-hand"')
  })

  it.each([undefined, null, 0, 2, 1.5, '1', true, [1]])('of the version %j', (version) => {
    expect(fault({ version })).toBe('version: must be 1')
  })

  it.each([0, 1, 11, 500])('with %d players', (count) => {
    const hands = { deal: names(count).map(() => []) }
    expect(fault({ players: names(count), ...hands })).toBe('players: must be 2 to 10 names')
  })

  it.each([
    ['names', 'players: must be an array'],
    [{ length: 3 }, 'players: must be an array'],
    [['Agnes', 5, 'Clare'], 'players[1]: must be text'],
    [['Agnes', null, 'Clare'], 'players[1]: must be text'],
  ])('with the players %j', (players, line) => expect(fault({ players })).toBe(line))

  it.each([
    [3, 'there is no seat 3'],
    [-1, 'there is no seat -1'],
    [1.5, 'must be a whole number'],
    ['0', 'must be a number'],
    [null, 'must be a number'],
    [[0], 'must be a number'],
  ])('with the dealer %j', (dealer, why) => expect(fault({ dealer })).toBe(`dealer: ${why}`))

  it.each(['', 'Traditional', 'constructor', '__proto__', 'a\nb'])('with the deck %j', (deck) => {
    expect(fault({ deck })).toMatch(`deck: no deck ${JSON.stringify(deck)}; there is traditional`)
  })

  it.each([
    [deal.slice(1), 'deal: has 2 hands for 3 players'],
    [[...deal, []], 'deal: has 4 hands for 3 players'],
    ['cards', 'deal: must be an array'],
    [[deal[0], 'lent', deal[2]], 'deal[1]: must be an array'],
    [[[5, 'advent'], deal[1], deal[2]], 'deal[0][0]: must be text'],
  ])('with a deal of another shape: %#', (other, line) => expect(fault({ deal: other })).toBe(line))

  it('with a card dealt twice, to one player or to two', () => {
    const lent = '"lent" was dealt at deal[0][0] already'
    expect(fault(dealtTo0(['lent', 'advent', 'lent']))).toBe(`deal[0][2]: ${lent}`)
    const [, second = [], third = []] = deal
    const twice = [['lent', 'advent'], [...second, 'lent'], third]
    expect(fault({ deal: twice })).toBe(`deal[1][2]: ${lent}`)
  })

  it('with a card left out, or more', () => {
    expect(fault(dealtTo0(['lent']))).toBe('deal: "advent" was not dealt')
    expect(fault(dealtTo0([]))).toBe('deal: "lent" and 1 more was not dealt')
  })

  it.each(['surplice', 'Lent', '', 'fasts', 'toString', '__proto__'])('that deals %j', (card) => {
    expect(fault(dealtTo0([card, 'advent']))).toBe(`deal[0][0]: the deck has no card "${card}"`)
  })

  it.each([
    [null, 'rules: must be an object'],
    ['strict', 'rules: must be an object'],
    [[], 'rules: must be an object'],
    [{ lists: 'shown' }, 'rules: unknown key "lists"'],
    [{ a: 1, b: 2 }, 'rules: unknown keys "a", "b"'],
    [{ Courtesy: 'strict' }, 'rules: unknown key "Courtesy"'],
    [{ constructor: 'strict' }, 'rules: unknown key "constructor"'],
    [{ courtesy: 'Strict' }, 'rules.courtesy: must be "strict" or "gentle"'],
    [{ courtesy: null }, 'rules.courtesy: must be "strict" or "gentle"'],
    [{ list: true }, 'rules.list: must be "shown" or "withdrawn"'],
    [{ list: { shownFor: 1 } }, 'rules.list: must be "shown" or "withdrawn"'],
    [{ bluffing: 'true' }, 'rules.bluffing: must be a boolean'],
    [{ bluffing: 1 }, 'rules.bluffing: must be a boolean'],
  ])('with the rules %j', (rules, line) => expect(fault({ rules })).toBe(line))

  it('with the rule __proto__ in its text', () => {
    const text = JSON.stringify(goodRecord()).replace(
      '"courtesy":',
      '"__proto__":"gentle","courtesy":',
    )
    const read = readRecord(JSON.parse(text))
    expect(read.ok ? null : faultLine(read.fault)).toBe('rules: unknown key "__proto__"')
  })

  it.each([undefined, null, '', 'Ask', 'pass', 'toString', 5, ['ask']])(
    'with a command that does %j',
    (unknown) => {
      const commands = [ask, { ...ask, do: unknown }]
      const why = 'must be "ask" or "thank" or "timeout" or "stop"'
      expect(fault({ commands })).toBe(`commands[1].do: ${why}`)
    },
  )

  it.each([
    [{}, 'commands: must be an array'],
    [['ask'], 'commands[0]: must be an object'],
    [[ask, null], 'commands[1]: must be an object'],
    [[[]], 'commands[0]: must be an object'],
    [[{ ...ask, please: 'yes' }], 'commands[0].please: must be a boolean'],
    [[{ ...ask, please: 1 }], 'commands[0].please: must be a boolean'],
    [[{ ...ask, please: null }], 'commands[0].please: must be a boolean'],
  ])('with the commands %j', (commands, line) => expect(fault({ commands })).toBe(line))
})

describe('a record is good', () => {
  const rejected = (commands: unknown[], rules = {}) => {
    const replayed = replayJson({ ...goodRecord(), rules, commands })
    return replayed.ok ? replayed.value.outcome.rejected : replayed.fault
  }

  it('as it stands', () => expect(fault({})).toBeNull())

  it.each([
    { card: 'surplice' },
    { card: 5 },
    { card: null },
    { card: undefined },
    { by: 7 },
    { by: -1 },
    { by: 0.5 },
    { by: '0' },
    { by: null },
    { by: undefined },
    { of: 3 },
    { of: [1] },
    { of: { seat: 1 } },
    { of: undefined },
  ])('with a request of %j, which is rejected', (change) => {
    expect(rejected([{ ...ask, ...change }, ask])).toEqual([0])
  })

  it.each([{ by: 7 }, { by: '0' }, { by: null }, {}])('with thanks of %j, rejected', (who) => {
    expect(rejected([ask, { do: 'thank', ...who }, { do: 'thank', by: 0 }])).toEqual([1])
  })

  it('with keys it does not know, wherever rules are not meant', () => {
    const more = { expect: 1, name: 'x', table: { id: 5 }, fair: 'nonsense', at: null }
    const commands = [
      { ...ask, at: '2026-01-01' },
      { do: 'thank', by: 0, of: 9, card: 5, please: 'x' },
    ]
    expect(fault({ ...more, commands })).toBeNull()
    expect(rejected(commands)).toEqual([])
  })

  it('without rules, or some of them: strict, shown, with bluffing', () => {
    const usual = { courtesy: 'strict', list: 'shown', bluffing: true }
    const rulesOf = (rules: unknown) => {
      const read = readRecord({ ...goodRecord(), rules })
      return read.ok && read.value.rules
    }
    expect(rulesOf(undefined)).toEqual(usual)
    expect(rulesOf({})).toEqual(usual)
    expect(rulesOf({ list: 'withdrawn' })).toEqual({ ...usual, list: 'withdrawn' })
  })

  it('without "please": it was not said', () => {
    const replayed = replayJson({ ...goodRecord(), commands: [{ ...ask, please: undefined }] })
    expect(replayed.ok && replayed.value.outcome.events.at(-2)?.type).toBe('forgot-please')
  })

  it('with a deal as uneven as may be, and players of one name or none', () => {
    expect(fault({ players: ['', ''], deal: [[], DECK.pack] })).toBeNull()
  })
})
