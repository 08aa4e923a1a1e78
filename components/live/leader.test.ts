// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Leader, lead } from './leader'
import type { Link, News, Wants } from './news'
import type { Ear, Source } from './source'

/** A source that does what the test says, and remembers who listens. */
function playedBy(ears: { wants: Wants; ear: Ear }[]): Source {
  return (wants, ear) => {
    ears.push({ wants, ear })
    return () => undefined
  }
}

const wants: Wants = { tables: { a: 3 }, lobby: false }
let streams: { wants: Wants; ear: Ear }[] = []
let polls: { wants: Wants; ear: Ear }[] = []
let links: Link[] = []
let news: News[] = []
let leader: Leader

function begin(hasStream = true) {
  leader = lead({
    stream: hasStream ? playedBy(streams) : null,
    poll: playedBy(polls),
    onNews: (each) => news.push(each),
    onLink: (link) => links.push(link),
  })
  leader.note('tab', wants)
}

beforeEach(() => {
  vi.useFakeTimers()
  streams = []
  polls = []
  links = []
  news = []
})
afterEach(() => {
  leader.stop()
  vi.useRealTimers()
})

describe('the tab that leads', () => {
  it('failures row 15: connects anew when the connection breaks, from where it was', () => {
    begin()
    streams[0]?.ear.alive()
    const event = { seq: 4, at: 0, event: { type: 'wound' } } as const
    streams[0]?.ear.news({ of: 'table', table: 'a', events: [event] })
    streams[0]?.ear.broken()
    vi.advanceTimersByTime(1_000)
    expect(links).toEqual(['live', 'lost'])
    expect(streams).toHaveLength(2)
    expect(streams[1]?.wants.tables).toEqual({ a: 4 })
    expect(news).toHaveLength(1)
  })

  it('polls where the stream can’t be held, and tries the stream again after a while', () => {
    begin()
    for (let tries = 0; tries < 3; tries++) {
      streams.at(-1)?.ear.broken()
      vi.advanceTimersByTime(3_000)
    }
    expect([streams.length, polls.length]).toEqual([3, 1])
    polls[0]?.ear.alive()
    expect(links.at(-1)).toBe('polling')
    vi.advanceTimersByTime(30_000)
    expect(streams).toHaveLength(4)
  })

  it('goes on polling while it tries the stream, until that has said something', () => {
    begin()
    for (let tries = 0; tries < 3; tries++) {
      streams.at(-1)?.ear.broken()
      vi.advanceTimersByTime(3_000)
    }
    polls[0]?.ear.alive()
    streams.at(-1)?.ear.broken()
    vi.advanceTimersByTime(30_000)
    expect([streams.length, polls.length, links.at(-1)]).toEqual([5, 1, 'polling'])
    streams.at(-1)?.ear.alive()
    expect(links.at(-1)).toBe('live')
    streams.at(-1)?.ear.broken()
    vi.advanceTimersByTime(3_000)
    expect([streams.length, polls.length]).toEqual([6, 1])
  })

  it('failures row 15: tries the stream first when the network comes back', () => {
    begin()
    for (let tries = 0; tries < 3; tries++) {
      streams.at(-1)?.ear.broken()
      vi.advanceTimersByTime(3_000)
    }
    dispatchEvent(new Event('online'))
    expect(streams).toHaveLength(4)
  })

  it('failures row 18: goes back to the stream at once when the server comes back', () => {
    begin()
    for (let tries = 0; tries < 3; tries++) {
      streams.at(-1)?.ear.broken()
      vi.advanceTimersByTime(3_000)
    }
    polls[0]?.ear.broken()
    vi.advanceTimersByTime(7_000)
    polls[1]?.ear.alive()
    expect(streams).toHaveLength(4)
  })

  it('polls only where tabs can’t share a stream', () => {
    begin(false)
    polls[0]?.ear.alive()
    polls[0]?.ear.broken()
    vi.advanceTimersByTime(1_000)
    expect(streams).toHaveLength(0)
    expect(polls).toHaveLength(2)
  })

  it('failures row 13: connects anew when the device wakes, without waiting for anything', () => {
    begin()
    streams[0]?.ear.alive()
    dispatchEvent(new Event('online'))
    expect(streams).toHaveLength(2)
  })

  it('takes one connection for all tabs, and none where nobody listens', () => {
    begin()
    leader.note('other', wants)
    expect(streams).toHaveLength(1)
    leader.note('other', { tables: { b: 1 }, lobby: true })
    expect(streams.at(-1)?.wants).toEqual({ tables: { a: 3, b: 1 }, lobby: true })
    leader.leave('tab')
    expect(streams.at(-1)?.wants).toEqual({ tables: { b: 1 }, lobby: true })
    leader.leave('other')
    expect(streams).toHaveLength(3)
  })
})
