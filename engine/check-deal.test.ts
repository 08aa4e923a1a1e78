import { describe, expect, it } from 'vitest'
import { checkDeal, fairOf } from './check-deal'
import { type Contribution, cutCard, type Secret } from './fair'
import type { Game } from './game-state'
import { type FairRecord, type HandRecord, readFair, readRecord } from './record-schema'
import { dealNext, gameAfter, heard, playGame } from './testing/games'
import { card, DECK, seat } from './testing/hands'
import { playedGames } from './testing/played'
import { writeRecord } from './write-record'

const ended = heard(dealNext(playGame({})), { do: 'stop' })

/** The record of the hand just over, with its proof. */
function recordOf(game: Game): HandRecord {
  const fair = fairOf(game)
  const players = game.totals.map((_, by) => `Player ${by}`)
  const parts = { players, commands: [], ...(fair ? { fair } : {}) }
  const read = readRecord(JSON.parse(JSON.stringify(game.hand && writeRecord(game.hand, parts))))
  if (!read.ok) throw new Error(read.fault.why)
  return read.value
}

function proofIn(record: HandRecord): FairRecord {
  const read = readFair(record)
  if (!read.ok) throw new Error(read.fault.why)
  return read.value
}

/** The checks that fail when the record or its proof is changed. */
function failing(change: Partial<HandRecord>, forged: Partial<FairRecord> = {}): string[] {
  const record = recordOf(ended)
  const findings = checkDeal({ ...record, ...change }, { ...proofIn(record), ...forged })
  return findings.filter(({ ok }) => !ok).map(({ check }) => check)
}

describe('the deals of random games', () => {
  const ends = [...playedGames(18, 4000)].flatMap(({ entries }) =>
    entries.filter(({ events }) => events.some(({ type }) => type === 'revealed')).map(gameAfter),
  )

  it('are all found fair', () => {
    expect(ends.length).toBeGreaterThan(25)
    for (const game of ends) {
      const record = recordOf(game)
      expect(checkDeal(record, proofIn(record)).filter(({ ok }) => !ok)).toEqual([])
    }
  })

  it('have their cuts checked, for the first hand only', () => {
    for (const game of ends) {
      const { cuts, attempt } = proofIn(recordOf(game))
      const { past, setup } = game
      expect(attempt).toBe(past.at(-1)?.attempt)
      if (past.length > 1) expect(cuts).toEqual([])
      else if (attempt === 1) expect(cuts.length).toBeGreaterThanOrEqual(setup.seats)
    }
  })

  it('say for whom the table made the contribution', () => {
    const found = checkDeal(recordOf(ended), proofIn(recordOf(ended)))[1]
    expect(found).toEqual({ check: 'contributions', ok: true, byTable: [0, 1, 2] })
  })
})

describe('a deal is found out where', () => {
  const proof = proofIn(recordOf(ended))

  it('the secret is not the one committed to', () => {
    expect(failing({}, { secret: '6'.repeat(64) as Secret })).toContain('commitment')
  })

  it('a contribution is missing', () => {
    const contributions = proof.contributions.slice(1)
    expect(failing({}, { contributions })).toEqual(['contributions', 'deal'])
  })

  it('a contribution is another', () => {
    const contributions = proof.contributions.with(1, 'b'.repeat(64) as Contribution)
    expect(failing({}, { contributions })).toEqual(['deal'])
  })

  it('two players have exchanged a card', () => {
    const { deal } = recordOf(ended)
    const [mine, yours] = [deal[0]?.[0] ?? card('alb'), deal[1]?.[0] ?? card('alb')]
    const swapped = deal.map((cards) =>
      cards.map((one) => (one === mine ? yours : one === yours ? mine : one)),
    )
    expect(failing({ deal: swapped })).toEqual(['deal'])
  })

  it('the cards went out from another dealer', () => {
    const dealer = recordOf({ ...ended }).dealer
    const other = proof.cuts.find(({ by }) => by !== dealer)?.by
    expect(failing({ dealer: other as typeof dealer })).toEqual(['deal', 'dealer'])
  })

  it('a cut showed another card', () => {
    const [cut] = proof.cuts
    if (!cut) throw new Error('nobody cut')
    const cuts = proof.cuts.with(0, { ...cut, card: cut.card === 'lent' ? 'advent' : 'lent' })
    expect(failing({}, { cuts })).toContain('cut')
  })

  it("the table's cut was elsewhere, though it showed the card of that place", () => {
    const cuts = proof.cuts.map(({ round, by, at, byTable }) => {
      const place = at === 1 ? 2 : 1
      const shown = cutCard(DECK, proof.secret, { round, by: seat(by) }, place)
      return { round, by, at: place, card: shown ?? '', byTable }
    })
    expect(failing({}, { cuts }).filter((check) => check === 'cut')).toHaveLength(cuts.length)
    const byPlayers = cuts.map((cut) => ({ ...cut, byTable: false }))
    expect(failing({}, { cuts: byPlayers })).not.toContain('cut')
  })

  it("somebody's cut was left out, or a round of cutting", () => {
    const dealer = ended.hand?.dealer
    const winning = proof.cuts.filter(({ by }) => by === dealer)
    expect(failing({}, { cuts: winning })).toEqual(['dealer'])
    expect(failing({}, { cuts: proof.cuts.map((cut) => ({ ...cut, round: 2 })) })).toContain(
      'dealer',
    )
  })

  it('those who had not tied cut again', () => {
    const again = proof.cuts.map((cut) => ({ ...cut, round: 2 }))
    expect(failing({}, { cuts: [...proof.cuts, ...again] })).toContain('dealer')
  })

  it('a cut was by no seat', () => {
    const cuts = proof.cuts.map((cut) => ({ ...cut, by: 9 }))
    expect(failing({}, { cuts })).toContain('cut')
  })
})

describe('the order in which cards lie in a hand', () => {
  it('does not matter', () => {
    expect(failing({ deal: recordOf(ended).deal.map((cards) => cards.toReversed()) })).toEqual([])
  })
})

describe('the proof of a deal', () => {
  it('is nobody’s while the hand is prepared or runs, or was given up', () => {
    const start = playGame({})
    const next = heard(ended, { do: 'commit', secret: '7'.repeat(64) })
    const games = [start, heard(start, { do: 'commit', secret: '7'.repeat(64) }), dealNext(start)]
    const given = [next, dealNext(ended), heard(next, { do: 'deal-anew' })]
    expect([...games, ...given].map(fairOf)).toEqual([null, null, null, null, null, null])
  })
})
