import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allSeats } from '../seat'
import { randomFrom } from '../testing/random'
import { TableRun } from '../testing/tables'
import type { Viewer } from '../view'
import { followTable } from './follow'
import { viewOfTableEvent, viewTable } from './view'

/** A game of one person who plays, one who is slow, and computer players. */
function played(seed: number): TableRun {
  const random = randomFrom(seed)
  const run = new TableRun({
    courtesy: random.pick(['strict', 'gentle']),
    list: random.pick(['shown', 'withdrawn']),
    clock: 30,
    hands: 2,
  }).begin(['host', 'slow'], ['robin', 'wren'])
  for (let step = 0; step < 2000 && run.table.phase === 'playing'; step++) {
    if (run.table.seats[0]?.away) run.tell({ do: 'return', by: run.table.host })
    const turn = run.table.game?.phase === 'playing' ? run.table.game.hand?.turn : null
    if (turn === 0 && random.chance(0.8)) run.playFor(turn, random)
    else run.wait(random)
  }
  return run
}

describe('following a table', () => {
  it('comes to the same view as fetching it anew, for every viewer', () => {
    let followed = 0
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const run = played(seed)
        const viewers: Viewer[] = [
          ...allSeats(4).map((seat) => ({ kind: 'seat', seat }) as const),
          { kind: 'spectator' },
        ]
        for (const { event, before, after, at } of run.events) {
          for (const viewer of viewers) {
            const next = followTable(viewTable(before, viewer), viewOfTableEvent(event, viewer), at)
            if (next === null) continue
            expect(next).toStrictEqual(viewTable(after, viewer))
            followed++
          }
        }
      }),
      { numRuns: 12 },
    )
    expect(followed).toBeGreaterThan(3000)
  })

  it('plays games of computer players and slow people to their end', () => {
    for (const seed of [1, 2, 3]) expect(played(seed).table.game?.phase).toBe('over')
  })
})
