import { expect, test } from 'vitest'
import { TestTable } from '@/components/table/testing/tables'
import { choose } from '@/engine/players/choose'
import { NOTHING } from '@/engine/players/memory'
import type { LocalTable } from './local-table'

/** Plays the person's part as a computer player would, until the game is over. */
function playOut(table: TestTable): void {
  const isWaiting = ({ table: { phase, game } }: LocalTable) =>
    phase === 'finished' || (game?.phase === 'playing' && game.hand?.turn === 0)
  for (let moves = 0; moves < 2_000; moves++) {
    table.goOn(isWaiting)
    const hand = table.look.view.game?.hand
    if (table.local.table.phase === 'finished' || !hand) return
    const move = choose(hand, table.local.memories[0] ?? NOTHING, () => 0)
    const play =
      move?.do === 'thank' ? { do: move.do, card: hand.owed?.card ?? '' } : (move ?? null)
    if (play === null || !table.do({ do: 'play', play }).ok) throw new Error('not heard')
  }
}

test('a game against computer players is played to its scores', () => {
  const table = new TestTable()
  playOut(table)
  const { game, phase } = table.look.view
  expect(phase).toBe('finished')
  const cards = game?.past.map(({ scores }) => scores.reduce((sum, score) => sum + score, 0))
  expect(cards).toEqual([16, 16])
})

test('the person sees no card of another hand in what is logged', () => {
  const table = new TestTable().toMyTurn()
  const dealt = table.local.log.find(({ event }) => event.type === 'dealt')?.event
  const hand = table.local.table.game?.hand
  if (dealt?.type !== 'dealt' || !hand) throw new Error('not dealt')
  expect('dealt' in dealt).toBe(false)
  expect(dealt.cards).toEqual(hand.dealt[0])
})

test('a command on the way to a table that has moved on changes nothing', () => {
  const table = new TestTable().toMyTurn()
  const before = table.local
  const answer = table.do({ do: 'play', play: { do: 'thank', card: 'chalice' } })
  expect(answer).toEqual({ ok: false, reason: 'no-thanks-owed' })
  expect(table.local).toBe(before)
})
