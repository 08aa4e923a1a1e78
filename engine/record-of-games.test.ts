import { describe, expect, it } from 'vitest'
import { type HandEvent, scoresOf } from './hand-state'
import { replay, stepsOf } from './record'
import { type HandRecord, readRecord } from './record-schema'
import { playedGames } from './testing/played'
import { handsOf, type PlayedHand, recordText } from './testing/records'
import { writeRecord } from './write-record'

const hands = [...playedGames(18, 1000)].flatMap(({ entries }) => handsOf(entries))

/** The record written, as text, and read again. */
function readAgain(hand: PlayedHand): HandRecord {
  const read = readRecord(JSON.parse(recordText(hand)))
  if (!read.ok) throw new Error(`${read.fault.at}: ${read.fault.why}`)
  return read.value
}

function withoutMark(event: HandEvent): object {
  const { mistaken: _, ...listed } = { mistaken: undefined, ...event }
  return listed
}

describe('the records of hands played by random commands', () => {
  it('are of hands both played out and stopped, some with commands that were rejected', () => {
    expect(hands.filter(({ hand }) => hand.end === 'played').length).toBeGreaterThan(30)
    expect(hands.filter(({ hand }) => hand.end === 'stopped').length).toBeGreaterThan(3)
  })

  it('replay to the same events and scores', () => {
    let rejected = 0
    for (const played of hands) {
      const outcome = replay(readAgain(played))
      expect(outcome.ok && outcome.value.events).toEqual(played.events.map(withoutMark))
      expect(outcome.ok && outcome.value.scores).toEqual(scoresOf(played.hand))
      expect(outcome.ok && outcome.value.over).toBe(true)
      if (outcome.ok) rejected += outcome.value.rejected.length
    }
    expect(rejected).toBeGreaterThan(100)
  })

  it('replay to the same hand, step by step', () => {
    for (const played of hands) {
      const steps = [...stepsOf(readAgain(played))]
      expect(steps).toHaveLength(played.commands.length + 1)
      expect(steps.at(-1)?.after).toStrictEqual(played.hand)
      expect(steps.flatMap(({ events }) => events)).toStrictEqual(played.events)
    }
  })

  it('are left as they were by a command that is rejected', () => {
    const rejected = hands.flatMap((played) =>
      [...stepsOf(readAgain(played))].filter(({ rejection }) => rejection !== null),
    )
    for (const { before, after, events } of rejected) {
      expect(after).toBe(before)
      expect(events).toEqual([])
    }
  })

  it('are not written while the hand runs', () => {
    const [step] = hands.flatMap((played) => [...stepsOf(readAgain(played))])
    expect(step && writeRecord(step.after, { players: [], commands: [] })).toBeNull()
  })
})
