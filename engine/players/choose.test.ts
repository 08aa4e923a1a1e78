import { describe, expect, it } from 'vitest'
import { randomFrom } from '../testing/random'
import { TableRun } from '../testing/tables'
import type { HandView } from '../view'
import { choose } from './choose'
import { NOTHING } from './memory'

/** What computer players said in a game among themselves and one idle person. */
function requests(seed: number, settings = {}) {
  const random = randomFrom(seed)
  const run = new TableRun({ seats: 4, deck: 'traditional', ...settings }).begin(
    ['host'],
    ['robin', 'wren', 'lark'],
  )
  for (let step = 0; step < 5000 && run.table.phase === 'playing'; step++) {
    if (run.table.game?.phase === 'playing' && run.table.game.hand?.turn === 0) {
      run.playFor(run.table.game.hand.turn, random)
    } else run.wait(random)
  }
  return run
}

describe('a computer player', () => {
  it.each([
    ['strict', 'shown'],
    ['strict', 'withdrawn'],
    ['gentle', 'withdrawn'],
  ])('finishes a hand without a lapse at a %s table with the list %s', (courtesy, list) => {
    const { events, table } = requests(1, { courtesy, list })
    expect(table.game?.phase).toBe('over')
    const lapses = ['forgot-please', 'forgot-thanks', 'mistaken', 'timeout']
    expect(events.filter(({ event }) => lapses.includes(event.type))).toEqual([])
  })

  it('asks at once for a card it saw go to somebody', () => {
    const { events } = requests(2)
    const given = events.filter(({ event }) => event.type === 'given').length
    const failed = events.filter(({ event }) => event.type === 'unsuccessful').length
    // One that forgot what it heard would fail far more often than it succeeds.
    expect(given).toBeGreaterThan(failed)
  })

  it('says nothing when it is not its turn', () => {
    const { events } = requests(3)
    const hand = events.find(({ event }) => event.type === 'dealt')?.after.game?.hand
    if (!hand) throw new Error('no hand was dealt')
    const other: Pick<HandView, 'seat' | 'turn'> = { seat: null, turn: hand.dealer }
    expect(choose(other as HandView, NOTHING, () => 0)).toBeNull()
  })
})
