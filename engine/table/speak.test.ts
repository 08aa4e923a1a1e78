import { expect, it } from 'vitest'
import { randomFrom } from '../testing/random'
import { player, TableRun } from '../testing/tables'
import { followTable } from './follow'
import type { Phrase } from './phrases'
import { sentCommand } from './sent'
import { viewOfTableEvent, viewTable } from './view'

const anna = player('anna')
const bess = player('bess')
const playing = () => new TableRun({ seats: 2 }, anna).begin(['anna', 'bess'])

it('says a phrase to everybody, and changes nothing but the log', () => {
  const run = playing()
  const before = run.table
  expect(run.tell({ do: 'speak', by: bess, phrase: 'well-done' })).toBe('ok')
  const { event } = run.events.at(-1) ?? {}
  expect(event).toEqual({ type: 'spoke', seat: 1, phrase: 'well-done' })
  expect(run.table).toEqual({ ...before, seq: before.seq + 1 })
  for (const viewer of [{ kind: 'spectator' }, { kind: 'seat', seat: 0 }] as const) {
    if (event) expect(viewOfTableEvent(event, viewer as never)).toEqual(event)
  }
})

it('is followed by a browser in every phase, without asking for the view again', () => {
  const run = new TableRun({ seats: 2 }, anna)
  run.tell({ do: 'sit', by: anna, seat: 0 })
  const view = viewTable(run.table, { kind: 'spectator' })
  const spoke = { type: 'spoke', seat: 0, phrase: 'hello' } as never
  expect(followTable(view, spoke, run.now)).toEqual({ ...view, seq: view.seq + 1 })
})

it('does not make a request stale that was on its way', () => {
  const run = playing()
  while (run.table.game?.phase !== 'playing') run.wait(randomFrom(1))
  const seen = run.table.seq
  run.tell({ do: 'speak', by: anna, phrase: 'good-luck' })
  const { hand } = run.table.game
  const by = hand?.turn === 0 ? anna : bess
  const of = hand?.turn === 0 ? 1 : 0
  const card = hand?.deck.pack.find((_, at) => hand.holder[at] === hand.turn) ?? ''
  const ask = { do: 'ask', of, card, please: true } as const
  expect(run.tell({ do: 'play', by, seen, play: ask })).toBe('ok')
})

it('is for those who sit there, and in the words there are', () => {
  const run = playing()
  expect(run.tell({ do: 'speak', by: player('cora'), phrase: 'hello' })).toBe('not-seated')
  expect(run.tell({ do: 'speak', by: bess, phrase: 'alb' as Phrase })).toBe('no-such-phrase')
  run.tell({ do: 'leave', by: bess })
  expect(run.tell({ do: 'speak', by: bess, phrase: 'hello' })).toBe('a-stand-in-plays')
  expect(sentCommand.safeParse({ do: 'speak', phrase: 'I have the Alb' }).success).toBe(false)
})
