import { describe, expect, it } from 'vitest'
import { decideGame } from './game'
import { decide } from './hand'
import type { HandCommand } from './hand-state'
import { decideTable } from './table/decide'
import { randomFrom } from './testing/random'
import { TableRun } from './testing/tables'

const UNKNOWN = { do: 'sing' } as unknown as HandCommand
const REJECTED = { ok: false, reason: 'no-such-command' }

describe('a command that nobody knows', () => {
  const run = new TableRun().begin(['host', 'anna', 'bess', 'cora'])
  const random = randomFrom(1)
  while (run.table.game?.phase !== 'playing') run.wait(random)
  const { game } = run.table

  it('is rejected by a hand', () => {
    if (!game.hand) throw new Error('no hand was dealt')
    expect(decide(game.hand, UNKNOWN)).toEqual(REJECTED)
  })

  it('is rejected by a game', () => expect(decideGame(game, UNKNOWN)).toEqual(REJECTED))

  it('is rejected by a table', () =>
    expect(decideTable(run.table, UNKNOWN as never)).toEqual(REJECTED))
})
