import { describe, expect, it } from 'vitest'
import { readSettings } from '@/engine/table/settings'
import { type Draft, readDraft, settingsOf, USUAL } from './draft'

describe('a table as it is being made', () => {
  it('is one that the engine takes, as usual and as changed', () => {
    const drafts: Partial<Draft>[] = [
      {},
      { deck: 'short', seats: 2, hands: '1', courtesy: 'gentle', clock: 30 },
      { list: 'some', hands: '20', shownFor: '19', who: 'everybody', clock: 120 },
      { list: 'withdrawn', bluffing: 'no', spectators: 'no', seats: 10 },
    ]
    for (const draft of drafts) {
      const read = settingsOf({ ...USUAL, ...draft })
      expect(read.ok && readSettings(read.settings)).toMatchObject({ ok: true })
    }
  })

  it.each(['0', '21', '', 'three', '2.5', '-1'])('asks for hands other than %j', (hands) => {
    expect(settingsOf({ ...USUAL, hands })).toEqual({
      ok: false,
      fault: { field: 'hands', words: 'handsRange' },
    })
  })

  it('withdraws the list before the last hand', () => {
    const some = { ...USUAL, list: 'some', hands: '3' } as const
    expect(settingsOf({ ...some, shownFor: '2' })).toMatchObject({ ok: true })
    expect(settingsOf({ ...some, shownFor: '3' })).toMatchObject({
      fault: { words: 'shownForRange' },
    })
    expect(settingsOf({ ...some, hands: '1', shownFor: '1' })).toMatchObject({
      fault: { words: 'shownForNeedsHands' },
    })
  })

  it('is remembered, and as usual where what was kept makes no sense', () => {
    const draft: Draft = { ...USUAL, seats: 6, clock: 60 }
    expect(readDraft(JSON.stringify(draft))).toEqual(draft)
    for (const kept of [null, '', '{', '7', '{"seats":99}', '{"deck":7}', '{"more":1}']) {
      expect(readDraft(kept)).toEqual(USUAL)
    }
  })
})
