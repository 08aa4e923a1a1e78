import { describe, expect, it } from 'vitest'
import { faultLine } from './fault'
import { replayJson } from './record'
import { goodRecord } from './testing/records'

const replayed = replayJson(goodRecord())
const events = replayed.ok ? replayed.value.outcome.events : []

/** What is wrong with the good record where it claims these events; null where nothing is. */
function fault(claimed: unknown): string | null {
  const replay = replayJson({ ...goodRecord(), events: claimed })
  return replay.ok ? null : faultLine(replay.fault)
}

describe('a replay', () => {
  it('comes to what the record holds', () => {
    expect(replayed).toMatchObject({
      ok: true,
      value: {
        outcome: {
          rejected: [],
          turn: 1,
          owed: null,
          hands: [['advent', 'fridays', 'lent'], ['fasts-list'], []],
          over: false,
          scores: [0, 0, 56],
        },
      },
    })
    expect(events.slice(-4)).toEqual([
      { type: 'given', by: 0, of: 1, card: 'fridays' },
      { type: 'thanked', by: 0, of: 1, card: 'fridays' },
      { type: 'timeout', by: 0 },
      { type: 'turn', to: 1 },
    ])
  })

  it('has its keys, and those of events, in the order of docs/hand-record.md', () => {
    if (!replayed.ok) throw new Error(replayed.fault.why)
    const keys = ['events', 'rejected', 'turn', 'owed', 'hands', 'safe', 'over', 'scores']
    expect(Object.keys(replayed.value.outcome)).toEqual(keys)
    expect(JSON.stringify(events.at(-4))).toBe('{"type":"given","by":0,"of":1,"card":"fridays"}')
    expect(JSON.stringify(events[0])).toBe('{"type":"laid","by":2,"set":"greater-sacraments"}')
  })

  it('does not tell of a mistake that nobody noticed', () => {
    const rules = { list: 'withdrawn' }
    const deal = (goodRecord()['deal'] as string[][]).map((cards) => [...cards])
    // Seat 1 gets the amice, so that the vestments are in play.
    deal[2] = deal[2]?.filter((card) => card !== 'amice') ?? []
    deal[1]?.push('amice')
    const commands = [{ do: 'ask', by: 0, of: 2, card: 'amice', please: true }]
    const mistaken = replayJson({ ...goodRecord(), rules, deal, commands })
    expect(mistaken.ok && mistaken.value.outcome.events.at(-2)).toStrictEqual({
      type: 'unsuccessful',
      by: 0,
      of: 2,
      card: 'amice',
    })
  })
})

describe('the events a record claims', () => {
  it('may be those of the replay, or not be there', () => {
    expect(fault(events)).toBeNull()
    expect(fault(undefined)).toBeNull()
  })

  it('may have more keys: a time, a mark', () => {
    expect(fault(events.map((event) => ({ at: 5, ...event, mistaken: true })))).toBeNull()
  })

  it.each([
    ['type', 'unsuccessful', '"given"'],
    ['by', 1, '0'],
    ['by', '0', '0'],
    ['of', 2, '1'],
    ['of', undefined, '1'],
    ['card', 'lent', '"fridays"'],
    ['card', ['fridays'], '"fridays"'],
    ['card', nested(50_000), '"fridays"'],
  ])('must agree in each: %s', (key, value, right) => {
    const at = events.length - 4
    const claimed = events.map((event, index) =>
      index === at ? { ...event, [key]: value } : event,
    )
    expect(fault(claimed)).toBe(`events[${at}].${key}: the replay gives ${right}`)
  })

  it('must agree in their scores', () => {
    const stopped = { commands: [{ do: 'stop' }] }
    const replay = replayJson({ ...goodRecord(), ...stopped })
    const right = replay.ok ? replay.value.outcome.events : []
    for (const scores of [[0, 0, 55], [0, 0], [0, 0, 56, 0], '0,0,56', null, [0, 0, '56']]) {
      const claimed = [...right.slice(0, -1), { type: 'stopped', scores }]
      const wrong = replayJson({ ...goodRecord(), ...stopped, events: claimed })
      expect(wrong).toMatchObject({ ok: false, fault: { at: 'events[9].scores' } })
    }
    expect(replayJson({ ...goodRecord(), ...stopped, events: right }).ok).toBe(true)
  })

  it('must not be too few', () => {
    const last = 'events[12]: is missing: the replay gives {"type":"turn","to":1}'
    expect(fault(events.slice(0, -1))).toBe(last)
    expect(fault([])).toMatch(/^events\[0\]: is missing: the replay gives /)
  })

  it('must not be too many', () => {
    const line = `events[${events.length}]: the replay gives no such event`
    expect(fault([...events, { type: 'turn', to: 1 }])).toBe(line)
  })

  it('must not be in another order', () => {
    const [first, second, ...others] = events
    expect(fault([second, first, ...others])).toMatch(/^events\[0\]\.set: the replay gives /)
  })

  it.each([
    [null, 'events: must be an array'],
    [{}, 'events: must be an array'],
    ['turn', 'events: must be an array'],
    [['turn'], 'events[0]: must be an object'],
    [[{ by: 0 }], 'events[0].type: is missing'],
    [[{ type: 5 }], 'events[0].type: must be text'],
  ])('must be a list of events, not %j', (claimed, line) => expect(fault(claimed)).toBe(line))
})

/** Lists in lists, so deep that whoever follows them has no room left. */
function nested(depth: number): unknown {
  let list: unknown = []
  for (let level = 0; level < depth; level++) list = [list]
  return list
}
