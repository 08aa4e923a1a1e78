import { describe, expect, it } from 'vitest'
import { faultLine } from './fault'
import { readSetup, rulesOf } from './setup'
import { setupOf } from './testing/games'

/** What is wrong with the usual setup once this is changed. */
function faults(change: object): string[] {
  const read = readSetup({ ...setupOf({}), ...change })
  return read.ok ? [] : read.faults.map(faultLine)
}

describe('readSetup', () => {
  it.each([
    {},
    { seats: 2 },
    { seats: 10 },
    { hands: 1 },
    { hands: 20 },
    { courtesy: 'gentle', bluffing: false },
    { list: 'withdrawn' },
    { hands: 20, list: { shownFor: 19 } },
    { hands: 2, list: { shownFor: 1 } },
  ])('takes %j', (change) => {
    expect(readSetup({ ...setupOf({}), ...change })).toEqual({
      ok: true,
      setup: { ...setupOf({}), ...change },
    })
  })

  it.each([
    [{ deck: 'constructor' }, ['deck: is no deck of this house']],
    [{ deck: undefined }, ['deck: is missing']],
    [{ bluffing: 'no' }, ['bluffing: must be a boolean']],
    [{ courtesy: 'rude' }, ['courtesy: must be "strict" or "gentle"']],
    [{ list: 'hidden' }, ['list: is none of the possible values']],
    [{ list: { shownFor: 2 } }, ['list.shownFor: must be less than the number of hands']],
    [{ hands: 1, list: { shownFor: 1 } }, ['list.shownFor: must be less than the number of hands']],
    [{ clocks: 5 }, ['unknown key "clocks"']],
  ])('refuses %j', (change, lines) => expect(faults(change)).toEqual(lines))

  it.each([
    ['seats', [1, 11, 2.5, '3', null]],
    ['hands', [0, 21, 1.5, '2', null]],
  ])('refuses a number of %s that is out of reach', (key, values) => {
    for (const value of values) expect(faults({ [key]: value })[0]).toMatch(`${key}: `)
  })

  it.each([0, -1, 1.5, '1'])('refuses a list shown for %j hands', (shownFor) => {
    expect(faults({ list: { shownFor } })).toHaveLength(1)
  })
})

describe('the rules of a hand', () => {
  it('have the list shown, withdrawn, or withdrawn after the first hands', () => {
    const lists = (list: Parameters<typeof rulesOf>[0]['list']) =>
      [1, 2, 3, 4].map((hand) => rulesOf(setupOf({ hands: 4, list }), hand).list)
    expect(lists('shown')).toEqual(['shown', 'shown', 'shown', 'shown'])
    expect(lists('withdrawn')).toEqual(['withdrawn', 'withdrawn', 'withdrawn', 'withdrawn'])
    expect(lists({ shownFor: 2 })).toEqual(['shown', 'shown', 'withdrawn', 'withdrawn'])
  })

  it('keep the courtesy and the bluffing of the table', () => {
    const setup = setupOf({ courtesy: 'gentle', bluffing: false })
    expect(rulesOf(setup, 1)).toEqual({ courtesy: 'gentle', bluffing: false, list: 'shown' })
  })
})
