import { describe, expect, it } from 'vitest'
import {
  EMPTY,
  GONE_AFTER,
  heard,
  left,
  noted,
  sameStream,
  swept,
  wanted,
  wantsNothing,
} from './book'
import type { SentEvent, Wants } from './news'

const wants = (tables: Record<string, number>, lobby = false): Wants => ({ tables, lobby })
const news = (table: string, ...seqs: number[]) => {
  const events = seqs.map((seq): SentEvent => ({ seq, at: 0, event: { type: 'wound' } }))
  return { of: 'table', table, events } as const
}

describe('failures row 17: one connection for all tabs', () => {
  it('asks for every table that some tab wants, and the lobby', () => {
    const book = noted(noted(EMPTY, 'one', wants({ a: 3 }), 0), 'two', wants({ b: 7 }, true), 0)
    expect(wanted(book)).toEqual(wants({ a: 3, b: 7 }, true))
  })

  it('asks from the tab that knows least', () => {
    const book = noted(noted(EMPTY, 'one', wants({ a: 9 }), 0), 'two', wants({ a: 4 }), 0)
    expect(wanted(book).tables).toEqual({ a: 4 })
  })

  it('goes on from what was heard last', () => {
    const book = heard(noted(EMPTY, 'one', wants({ a: 3 }), 0), news('a', 4, 5))
    expect(wanted(book).tables).toEqual({ a: 5 })
    expect(wanted(heard(book, news('a', 2))).tables).toEqual({ a: 5 })
  })

  it('forgets a table that nobody wants, and begins anew where somebody does again', () => {
    const after = heard(noted(EMPTY, 'one', wants({ a: 3 }), 0), news('a', 8))
    const gone = left(after, 'one')
    expect(wantsNothing(wanted(gone))).toBe(true)
    expect(wanted(noted(gone, 'two', wants({ a: 6 }), 0)).tables).toEqual({ a: 6 })
  })

  it('drops tabs that have fallen silent, and keeps the others', () => {
    const book = noted(noted(EMPTY, 'old', wants({ a: 1 }), 0), 'new', wants({ b: 1 }), 90_000)
    expect(wanted(swept(book, GONE_AFTER)).tables).toEqual({ b: 1 })
  })

  it('needs another stream where what is wanted changes, not where it has come further', () => {
    expect(sameStream(wants({ a: 1, b: 2 }), wants({ b: 9, a: 1 }))).toBe(true)
    expect(sameStream(wants({ a: 1 }), wants({ a: 1 }, true))).toBe(false)
    expect(sameStream(wants({ a: 1 }), wants({ b: 1 }))).toBe(false)
  })
})
