import { followTable } from '@/engine/table/follow'
import type { TableView } from '@/engine/table/view'
import type { SentEvent } from './news'

/** A table on the screen, kept up to date by the events that come in. */
export interface Followed {
  readonly view: TableView
  /** The latest events that the view knows, oldest first, for telling what happened. */
  readonly feed: readonly SentEvent[]
  /** Events heard that the view doesn't know yet, in order. */
  readonly waiting: readonly SentEvent[]
  /** The latest event there is, as far as anybody said. */
  readonly latest: number
  /** The view can't be followed by events alone: it is to be fetched anew. */
  readonly isBehind: boolean
}

/** So many events are kept for telling: more than a hand has. */
export const FEED = 2_000

/** Begins to follow a view that was fetched. */
export function follow(view: TableView): Followed {
  return { view, feed: [], waiting: [], latest: view.seq, isBehind: false }
}

/** After events came in: in order or not, some perhaps for the second time. */
export function hear(followed: Followed, events: readonly SentEvent[]): Followed {
  const bySeq = new Map([...followed.waiting, ...events].map((sent) => [sent.seq, sent]))
  const waiting = [...bySeq.values()]
    .filter(({ seq }) => seq > followed.view.seq)
    .sort((one, other) => one.seq - other.seq)
  return passOn({
    ...followed,
    waiting,
    latest: Math.max(followed.latest, waiting.at(-1)?.seq ?? 0),
  })
}

/** After somebody said that the table has come to this event. */
export function hearOf(followed: Followed, seq: number): Followed {
  return passOn({ ...followed, latest: Math.max(followed.latest, seq) })
}

/** After the view was fetched anew. An answer older than what is on the screen changes nothing. */
export function fetched(followed: Followed, view: TableView): Followed {
  if (view.seq < followed.view.seq) return followed
  const known = followed.waiting.filter(({ seq }) => seq <= view.seq)
  return passOn({
    view,
    feed: [...followed.feed, ...known].slice(-FEED),
    waiting: followed.waiting.filter(({ seq }) => seq > view.seq),
    latest: Math.max(followed.latest, view.seq),
    isBehind: false,
  })
}

/** Whether the feed has every event that the view knows after a number. */
export function tells({ view, feed }: Followed, since: number): boolean {
  return feed.filter(({ seq }) => seq > since).length >= view.seq - since
}

/** After events that the view knows already, but the feed lacks, were asked for. */
export function recall(followed: Followed, events: readonly SentEvent[]): Followed {
  const bySeq = new Map([...events, ...followed.feed].map((sent) => [sent.seq, sent]))
  const feed = [...bySeq.values()]
    .filter(({ seq }) => seq <= followed.view.seq)
    .sort((one, other) => one.seq - other.seq)
  return { ...followed, feed: feed.slice(-FEED) }
}

/** Follows what waits as far as it goes without a gap. */
function passOn(followed: Followed): Followed {
  let { view } = followed
  const passed: SentEvent[] = []
  for (const sent of followed.waiting) {
    const next = sent.seq === view.seq + 1 ? followTable(view, sent.event, sent.at) : null
    if (next === null) break
    view = next
    passed.push(sent)
  }
  return {
    view,
    feed: passed.length === 0 ? followed.feed : [...followed.feed, ...passed].slice(-FEED),
    waiting: followed.waiting.slice(passed.length),
    latest: followed.latest,
    isBehind: view.seq < followed.latest,
  }
}
