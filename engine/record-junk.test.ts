import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkDeal, fairOf } from './check-deal'
import { faultLine } from './fault'
import { replayJson } from './record'
import { readFair } from './record-schema'
import { dealNext, heard, playGame } from './testing/games'
import { goodRecord } from './testing/records'
import { transcript } from './transcript'

const replayed = replayJson(goodRecord())
const fair = fairOf(heard(dealNext(playGame({})), { do: 'stop' }))
const good = JSON.stringify({
  ...goodRecord(),
  events: replayed.ok ? replayed.value.outcome.events : [],
  fair,
})

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** A value to put into a record: any JSON, or something that nearly means something. */
const value = fc.oneof(
  fc.jsonValue() as fc.Arbitrary<Json>,
  fc.constantFrom<Json>('lent', 'ask', 'stop', 'gentle', '__proto__', -0, 0, 1, 2, 1e300, [], {}),
)

interface Change {
  /** The way to a place in the record: at each level which of the keys, as a share of all of them. */
  readonly way: readonly number[]
  readonly how: 'replace' | 'remove' | 'repeat'
  readonly value: Json
}

const share = fc.noBias(fc.nat({ max: 9999 })).map((part) => part / 10_000)
const change = fc.record<Change>({
  way: fc.array(share, { minLength: 1, maxLength: 4 }),
  how: fc.constantFrom('replace', 'remove', 'repeat'),
  value,
})

/** What a way leads to: as far as it goes on, a key and the list or object that has it. */
function placeIn(json: Json, way: readonly number[]) {
  let place: { holder: Json[] | { [key: string]: Json }; key: string } | undefined
  let inside = json
  for (const share of way) {
    if (typeof inside !== 'object' || inside === null) break
    const entries: [string, Json][] = Object.entries(inside)
    const [key, next] = entries[Math.floor(share * entries.length)] ?? []
    if (key === undefined || next === undefined) break
    place = { holder: inside, key }
    inside = next
  }
  return place
}

function apply(json: Json, { way, how, value }: Change): void {
  const found = placeIn(json, way)
  if (!found) return
  const { holder, key } = found
  if (Array.isArray(holder)) {
    if (how === 'replace') holder[Number(key)] = value
    else if (how === 'remove') holder.splice(Number(key), 1)
    else holder.push(...holder.slice(Number(key), Number(key) + 1))
  } else if (how === 'remove') delete holder[key]
  else holder[key] = how === 'replace' ? value : Object.values(holder)
}

describe('a good record changed at random', () => {
  it('is replayed or refused with a line, and never throws', () => {
    let bad = 0
    let fine = 0
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 2 }), (changes) => {
        const json = JSON.parse(good) as Json
        for (const one of changes) apply(json, one)
        const read = replayJson(json)
        if (!read.ok) {
          bad++
          expect(faultLine(read.fault)).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u)
          return
        }
        fine++
        expect(transcript(read.value.record).length).toBeGreaterThan(3)
        const proof = readFair(read.value.record)
        if (proof.ok) checkDeal(read.value.record, proof.value)
      }),
      { numRuns: 1000 },
    )
    expect(bad).toBeGreaterThan(300)
    expect(fine).toBeGreaterThan(20)
  })
})

describe('anything at all', () => {
  it('is refused, and never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (json) => {
        expect(replayJson(json).ok).toBe(false)
      }),
      { numRuns: 500 },
    )
  })
})
