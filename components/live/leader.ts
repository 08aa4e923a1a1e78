import {
  type Book,
  EMPTY,
  heard,
  left,
  noted,
  sameStream,
  swept,
  wanted,
  wantsNothing,
} from './book'
import type { Link, News, Wants } from './news'
import { pauseAfter } from './retry'
import type { Source } from './source'
import { onWake } from './wake'

/** After so many tries without hearing anything by the stream, it is polling's turn. */
const TRIES = 3
/** While polling, the stream is tried again so often, in milliseconds. */
const STREAM_AGAIN = 30_000
const SWEEP = 30_000

interface Duties {
  /** Null where no stream can be held by one tab for all. */
  readonly stream: Source | null
  readonly poll: Source
  readonly onNews: (news: News) => void
  readonly onLink: (link: Link) => void
}

/** The tab that holds the connection for all tabs of the browser. */
export interface Leader {
  /** A tab says what it wants. */
  note: (tab: string, wants: Wants) => void
  /** A tab says goodbye. */
  leave: (tab: string) => void
  /** How far it has heard of each table. */
  latest: () => Book['latest']
  /** Connects anew at once. */
  wake: () => void
  stop: () => void
}

/** Takes up the lead: connects, and connects again whenever the connection breaks. */
export function lead({ stream, poll, onNews, onLink }: Duties): Leader {
  let book = EMPTY
  let asked: Wants = wanted(EMPTY)
  let close: (() => void) | null = null
  let endTrial: (() => void) | null = null
  let failures = 0
  /** Whether nothing has been heard since the connection broke. */
  let isBroken = false
  let again: ReturnType<typeof setTimeout> | undefined

  function connect() {
    disconnect()
    asked = wanted(book)
    if (wantsNothing(asked)) return
    if (stream === null || failures >= TRIES) beginPolling()
    else close = stream(asked, { news, alive: () => holds('live'), broken })
  }
  function beginPolling() {
    close = poll(asked, {
      news,
      alive: () => {
        const wasBroken = isBroken
        holds('polling')
        // Not only the stream was away: now both may be back.
        if (wasBroken) tryStream()
      },
      broken,
    })
    again = setTimeout(tryStream, STREAM_AGAIN)
  }
  /** While it polls: tries whether the stream can be held now, and goes on polling until it has said something. */
  function tryStream() {
    clearTimeout(again)
    if (stream === null || endTrial !== null) return
    const adopt = () => {
      if (endTrial !== null) {
        close?.()
        close = endTrial
        endTrial = null
      }
      holds('live')
    }
    const giveUp = () => {
      if (endTrial === null) return broken()
      endTrial = null
      again = setTimeout(tryStream, STREAM_AGAIN)
    }
    endTrial = stream(wanted(book), { news, alive: adopt, broken: giveUp })
  }
  function news(each: News) {
    book = heard(book, each)
    onNews(each)
  }
  function holds(link: 'live' | 'polling') {
    failures = link === 'live' || stream === null ? 0 : TRIES
    isBroken = false
    onLink(link)
  }
  function broken() {
    disconnect()
    isBroken = true
    failures += 1
    onLink(navigator.onLine ? 'lost' : 'offline')
    again = setTimeout(connect, pauseAfter(failures, Math.random()))
  }
  function disconnect() {
    clearTimeout(again)
    close?.()
    close = null
    endTrial?.()
    endTrial = null
  }
  /** What failed before says nothing of the network there is now. */
  function wake() {
    if (isBroken) failures = 0
    connect()
  }
  function change(next: Book) {
    book = next
    if (!sameStream(asked, wanted(book))) connect()
  }
  function offline() {
    isBroken = true
    onLink('offline')
  }

  const sweeper = setInterval(() => change(swept(book, Date.now())), SWEEP)
  const endWake = onWake(wake)
  addEventListener('offline', offline)
  return {
    note: (tab, wants) => change(noted(book, tab, wants, Date.now())),
    leave: (tab) => change(left(book, tab)),
    latest: () => book.latest,
    wake,
    stop: () => {
      clearInterval(sweeper)
      endWake()
      removeEventListener('offline', offline)
      disconnect()
    },
  }
}
