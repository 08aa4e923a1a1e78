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
  let failures = 0
  let again: ReturnType<typeof setTimeout> | undefined
  let streamAgainAt = 0

  function connect() {
    disconnect()
    asked = wanted(book)
    if (wantsNothing(asked)) return
    const isPolling = stream === null || (failures >= TRIES && Date.now() < streamAgainAt)
    const source = isPolling ? poll : stream
    close = source(asked, {
      news: (news) => {
        book = heard(book, news)
        onNews(news)
      },
      alive: () => {
        // The server itself was away, not only its stream: now both may be back.
        if (isPolling && stream !== null && failures > TRIES) {
          failures = 0
          return connect()
        }
        failures = isPolling && stream !== null ? TRIES : 0
        onLink(isPolling ? 'polling' : 'live')
      },
      broken: () => {
        close = null
        failures += 1
        if (!isPolling && failures >= TRIES) streamAgainAt = Date.now() + STREAM_AGAIN
        onLink(navigator.onLine ? 'lost' : 'offline')
        clearTimeout(again)
        again = setTimeout(connect, pauseAfter(failures, Math.random()))
      },
    })
    if (isPolling && stream !== null) {
      again = setTimeout(connect, Math.max(0, streamAgainAt - Date.now()))
    }
  }
  function disconnect() {
    clearTimeout(again)
    close?.()
    close = null
  }
  function change(next: Book) {
    book = next
    if (!sameStream(asked, wanted(book))) connect()
  }
  function offline() {
    onLink('offline')
  }

  const sweeper = setInterval(() => change(swept(book, Date.now())), SWEEP)
  const endWake = onWake(connect)
  addEventListener('offline', offline)
  return {
    note: (tab, wants) => change(noted(book, tab, wants, Date.now())),
    leave: (tab) => change(left(book, tab)),
    latest: () => book.latest,
    wake: connect,
    stop: () => {
      clearInterval(sweeper)
      endWake()
      removeEventListener('offline', offline)
      disconnect()
    },
  }
}
