import { describe, expect, it } from 'vitest'
import { faultLine } from './fault'
import { readFair, readRecord } from './record-schema'
import { goodRecord } from './testing/records'

const bits = (digit: string) => digit.repeat(64)
const cut = { round: 1, by: 0, at: 9, card: 'lent' }
const good = {
  commitment: bits('a'),
  secret: bits('b'),
  contributions: ['c', 'd', 'e'].map(bits),
}

/** What a record says of the fairness of its deal, or the line on what is wrong with it. */
function read(fair: unknown) {
  const record = readRecord({ ...goodRecord(), fair })
  if (!record.ok) throw new Error(faultLine(record.fault))
  const proof = readFair(record.value)
  return proof.ok ? proof.value : faultLine(proof.fault)
}

describe('readFair', () => {
  it('reads a proof; one of an only attempt without cuts where nothing is said', () => {
    expect(read(good)).toEqual({ ...good, attempt: 1, cuts: [] })
  })

  it('reads cuts, made by the player where nothing is said', () => {
    const fair = { ...good, attempt: 2, cuts: [cut, { ...cut, byTable: true }], more: 'ignored' }
    expect(read(fair)).toEqual({
      ...good,
      attempt: 2,
      cuts: [
        { ...cut, byTable: false },
        { ...cut, byTable: true },
      ],
    })
  })

  it.each([
    [undefined, 'fair: is missing: this record has no proof of its deal'],
    [null, 'fair: must be an object'],
    [{ ...good, secret: undefined }, 'fair.secret: must be 64 small hex digits'],
    [{ ...good, commitment: bits('A') }, 'fair.commitment: must be 64 small hex digits'],
    [{ ...good, contributions: bits('a') }, 'fair.contributions: must be an array'],
    [{ ...good, contributions: [5] }, 'fair.contributions[0]: must be 64 small hex digits'],
    [{ ...good, attempt: '2' }, 'fair.attempt: must be a number'],
    [{ ...good, cuts: [{ ...cut, at: 1.5 }] }, 'fair.cuts[0].at: must be a whole number'],
    [{ ...good, cuts: [{ ...cut, card: 5 }] }, 'fair.cuts[0].card: must be text'],
  ])('refuses %j', (fair, line) => expect(read(fair)).toBe(line))

  it('refuses more cuts than anybody could check', () => {
    const cuts = Array.from({ length: 1001 }, () => cut)
    expect(read({ ...good, cuts })).toBe('fair.cuts: has more than 1000 cuts')
  })
})
