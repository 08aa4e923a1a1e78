import { describe, expect, it } from 'vitest'
import { randomFrom } from '../testing/random'
import { player, TableRun } from '../testing/tables'
import type { TableCommand } from './state'

const [anna, bess, cora] = ['anna', 'bess', 'cora'].map(player) as [never, never, never]

function gathered(): TableRun {
  const run = new TableRun({ seats: 3 }, anna)
  run.tell({ do: 'sit', by: anna, seat: 0 })
  run.tell({ do: 'sit', by: bess, seat: 2 })
  return run
}

function playing(settings = {}): TableRun {
  return new TableRun({ seats: 3, ...settings }, anna).begin(['anna', 'bess', 'cora'])
}

/** Plays on until it is this seat's turn to ask. */
function untilTurnOf(run: TableRun, seat: number): void {
  const random = randomFrom(seat)
  while (run.table.game?.phase !== 'playing') run.wait(random)
  while (run.table.game?.hand?.turn !== seat) run.tell({ do: 'own', command: { do: 'timeout' } })
}

describe('sitting down', () => {
  it('takes a free seat, and no other', () => {
    const run = gathered()
    expect(run.tell({ do: 'sit', by: cora, seat: 2 })).toBe('seat-is-taken')
    expect(run.tell({ do: 'sit', by: cora, seat: 3 })).toBe('no-such-seat')
    expect(run.tell({ do: 'sit', by: anna, seat: 1 })).toBe('already-seated')
    expect(run.tell({ do: 'sit', by: cora, seat: 1 })).toBe('ok')
  })

  it('starts the game when every seat is taken and ready', () => {
    const run = gathered()
    run.tell({ do: 'sit', by: cora, seat: 1 })
    for (const by of [anna, bess]) run.tell({ do: 'be-ready', by, ready: true })
    expect(run.table.phase).toBe('gathering')
    run.tell({ do: 'be-ready', by: cora, ready: true })
    expect(run.table.phase).toBe('playing')
  })

  it('lets the host start with fewer, and puts empty seats away', () => {
    const run = gathered()
    expect(run.tell({ do: 'start', by: bess })).toBe('not-the-host')
    expect(run.tell({ do: 'start', by: anna })).toBe('not-everybody-is-ready')
    run.tell({ do: 'be-ready', by: bess, ready: true })
    expect(run.tell({ do: 'start', by: anna })).toBe('ok')
    expect(run.table.seats.map((sitter) => sitter?.player)).toEqual([anna, bess])
    expect(run.table.game?.setup.seats).toBe(2)
  })

  it('needs two to start', () => {
    const run = new TableRun({ seats: 3 }, anna)
    run.tell({ do: 'sit', by: anna, seat: 0 })
    expect(run.tell({ do: 'start', by: anna })).toBe('too-few-players')
  })
})

describe('the host', () => {
  it('seats computer players, and takes them away again before the game', () => {
    const run = gathered()
    const computer = player('robin')
    expect(run.tell({ do: 'seat-computer', by: bess, seat: 1, computer })).toBe('not-the-host')
    expect(run.tell({ do: 'seat-computer', by: anna, seat: 1, computer })).toBe('ok')
    expect(run.table.seats[1]).toMatchObject({ kind: 'computer', ready: true })
    expect(run.tell({ do: 'remove', by: anna, seat: 1 })).toBe('ok')
    expect(run.table.barred).toEqual([])
  })

  it('removes somebody, who may not come back', () => {
    const run = gathered()
    expect(run.tell({ do: 'remove', by: anna, seat: 0 })).toBe('asked-yourself')
    expect(run.tell({ do: 'remove', by: anna, seat: 1 })).toBe('nobody-there')
    expect(run.tell({ do: 'remove', by: anna, seat: 2 })).toBe('ok')
    expect(run.tell({ do: 'sit', by: bess, seat: 2 })).toBe('barred')
  })

  it('removes somebody in mid-game: a stand-in plays, and the seat is not given back', () => {
    const run = playing()
    run.tell({ do: 'remove', by: anna, seat: 1 })
    expect(run.table.seats[1]).toMatchObject({ player: bess, away: 'removed' })
    expect(run.tell({ do: 'return', by: bess })).toBe('barred')
  })

  it('hands the table on, also by leaving', () => {
    const run = gathered()
    expect(run.tell({ do: 'hand-on', by: anna, seat: 2 })).toBe('ok')
    expect(run.table.host).toBe(bess)
    run.tell({ do: 'leave', by: bess })
    expect(run.table.host).toBe(anna)
  })
})

describe('going and coming back', () => {
  it('frees the seat before a game', () => {
    const run = gathered()
    expect(run.tell({ do: 'leave', by: bess })).toBe('ok')
    expect(run.table.seats[2]).toBeNull()
    expect(run.tell({ do: 'leave', by: bess })).toBe('not-seated')
  })

  it('is stood in for during one, and takes the seat back', () => {
    const run = playing()
    untilTurnOf(run, 1)
    run.tell({ do: 'leave', by: bess })
    const ask: TableCommand = {
      do: 'play',
      by: bess,
      seen: run.table.seq,
      play: { do: 'ask', of: 0, card: 'alb', please: true },
    }
    expect(run.tell(ask)).toBe('a-stand-in-plays')
    expect(run.wait(randomFrom(1))).toBe(true)
    expect(run.tell({ do: 'return', by: bess })).toBe('ok')
    expect(run.tell({ do: 'return', by: bess })).toBe('nobody-stands-in')
  })

  it('gives the game up when no person is left', () => {
    const run = playing()
    for (const by of [anna, bess]) run.tell({ do: 'leave', by })
    expect(run.table.phase).toBe('playing')
    run.tell({ do: 'leave', by: cora })
    expect(run.table.game?.phase).toBe('abandoned')
    expect(run.table.phase).toBe('closed')
    expect(run.tell({ do: 'sit', by: anna, seat: 0 })).toBe('table-is-closed')
  })

  it('calls a stand-in for the player whose turn it is, and no other', () => {
    const run = playing()
    untilTurnOf(run, 2)
    expect(run.tell({ do: 'call-stand-in', by: anna, seat: 1 })).toBe('not-now')
    expect(run.tell({ do: 'call-stand-in', by: anna, seat: 2 })).toBe('ok')
    expect(run.table.seats[2]?.away).toBe('called')
  })
})

describe('the clock', () => {
  it('stands in after three of the same player in a row', () => {
    const run = playing({ clock: 30 })
    const random = randomFrom(3)
    while (run.table.game?.phase !== 'playing') run.wait(random)
    const dealer = run.table.game.dealer
    for (let turn = 0; turn < 6; turn++) run.wait(random)
    expect(run.table.seats.map((sitter) => sitter?.away)).toEqual([null, null, null])
    run.wait(random)
    expect(run.table.seats[dealer ?? 0]?.away).toBe('clock')
  })

  it('begins to count anew after a turn that ended otherwise', () => {
    const run = playing({ clock: 30 })
    untilTurnOf(run, 0)
    run.tell({ do: 'own', command: { do: 'timeout' } })
    untilTurnOf(run, 0)
    const rude = { do: 'ask', of: 1, card: 'chalice', please: false } as const
    run.tell({ do: 'play', by: anna, seen: run.table.seq, play: rude })
    expect(run.table.seats[0]?.missed).toBe(0)
  })

  it('does not wait for people at a table where none is there', () => {
    const run = playing({ clock: 30 })
    const random = randomFrom(4)
    while (run.wait(random));
    expect(run.table.phase).toBe('playing')
    expect(run.table.seats.every((sitter) => sitter?.away === 'clock')).toBe(true)
    expect(run.tell({ do: 'return', by: anna })).toBe('ok')
    expect(run.wait(random)).toBe(true)
  })

  it('starts anew after an outage, and nothing else changes', () => {
    const run = playing({ clock: 30 })
    untilTurnOf(run, 1)
    const { woundAt, turnedAt, game } = run.table
    run.tell({ do: 'wind' })
    expect(run.table.woundAt).toBeGreaterThan(woundAt)
    expect(run.table).toMatchObject({ turnedAt, game })
  })
})

describe('an old picture of the table', () => {
  it('is stale, never a lapse (failure 7)', () => {
    const run = playing()
    untilTurnOf(run, 0)
    const seen = run.table.seq
    const play = { do: 'ask', of: 1, card: 'chalice', please: false } as const
    expect(run.tell({ do: 'play', by: anna, seen, play })).toBe('ok')
    untilTurnOf(run, 0)
    expect(run.tell({ do: 'play', by: anna, seen, play })).toBe('stale')
    expect(run.tell({ do: 'play', by: anna, seen: Number.NaN, play })).toBe('stale')
  })

  it('thanks for the gift it names', () => {
    const run = playing()
    const random = randomFrom(9)
    while (run.table.game?.hand?.owed == null) {
      const seat = run.table.game?.hand?.turn
      if (run.table.game?.phase === 'playing' && seat != null) run.playFor(seat, random)
      else run.wait(random)
    }
    const { owed, turn } = run.table.game.hand
    const by = run.table.seats[turn ?? 0]?.player ?? anna
    const seen = run.table.seq
    expect(run.tell({ do: 'play', by, seen, play: { do: 'thank', card: 'alb' } })).toBe('stale')
    const thank = { do: 'thank', card: owed.card } as const
    expect(run.tell({ do: 'play', by, seen, play: thank })).toBe('ok')
  })
})

describe('playing again (failure 37)', () => {
  it('seats the same people in the same seats, but for who left', () => {
    const run = new TableRun({ seats: 4, deck: 'short' }, anna).begin(['anna', 'bess'], ['robin'])
    const random = randomFrom(5)
    run.tell({ do: 'leave', by: bess })
    while (run.table.phase === 'playing') {
      const seat = run.table.game?.hand?.turn
      if (run.table.game?.phase === 'playing' && seat === 0) run.playFor(seat, random)
      else run.wait(random)
    }
    expect(run.table.game?.phase).toBe('over')
    expect(run.tell({ do: 'play-again', by: anna })).toBe('ok')
    expect(run.table.seats.map((sitter) => sitter?.player)).toEqual([
      anna,
      undefined,
      player('robin'),
      undefined,
    ])
    expect(run.table.seats[0]?.ready).toBe(true)
  })
})
