import type { SentCommand } from '@/engine/table/sent'
import type { TableRejection } from '@/engine/table/state'
import type { TableView } from '@/engine/table/view'
import { deliver, pauseOrWake } from './deliver'
import { type Followed, fetched, follow, hear, hearOf, recall, tells } from './follow'
import type { Line } from './line'
import type { Attendance, News, SentEvent } from './news'
import { pauseAfter } from './retry'
import { uuid } from './uuid'

/** The server's answer to a command: what became of it, and how far the table has come. */
export type Acknowledged =
  | { readonly ok: true; readonly seq: number }
  | { readonly ok: false; readonly reason: TableRejection; readonly seq: number }

/** What is sent: always the same for the same id. */
export interface Act {
  readonly table: string
  readonly command: SentCommand
  readonly id: string
  readonly seen: number
}

/** The calls to the server that a live table makes. */
export interface Calls<Look> {
  readonly look: (table: string, signal: AbortSignal) => Promise<Look>
  readonly act: (act: Act, signal: AbortSignal) => Promise<Acknowledged>
  readonly events: (table: string, since: number) => Promise<readonly SentEvent[]>
  /** Whether an error of so many failures in a row is the server's last word. */
  readonly isFinal: (error: unknown, failures: number) => boolean
}

/** A live table as its page shows it. */
export interface Shown<Look> {
  /** The last whole look; its view is older than `followed`'s. */
  readonly look: Look
  readonly followed: Followed
  /** Why the table is followed no longer, or null. */
  readonly gone: string | null
}

/** The answer to a command. */
export interface Answer {
  readonly ok: boolean
  readonly reason?: TableRejection | 'failed'
}

/** A live table: follows the server's events and sends commands. */
export interface TableStore<Look> {
  shown: () => Shown<Look>
  subscribe: (change: () => void) => () => void
  /** Follows the table; answers with what ends it. */
  open: () => () => void
  /** @param seen the latest event on the screen when the command was given */
  send: (command: SentCommand, seen: number) => Promise<Answer>
}

/** So long the stream has to bring what a command did before the table is fetched, in milliseconds. */
const GRACE = 600
/** So many events from before are told. */
const EARLIER = 900

/** Makes the store of the table with this id, from the look that came with its page. */
export function makeTableStore<Look extends { readonly view: TableView }>(
  id: string,
  first: Look,
  line: Line,
  calls: Calls<Look>,
): TableStore<Look> {
  let shown: Shown<Look> = { look: first, followed: follow(first.view), gone: null }
  /** What the stream said of who is there: newer than any look, until it says that one is to look again. */
  let attendance: Attendance | null = null
  let isFetching = false
  let isStale = false
  /** Whether the server has news of the table, and the page somebody who wants them. */
  let isOver = false
  let isOpen = false
  const watchers = new Set<() => void>()
  const underWay = new Map<string, Promise<Answer>>()

  function show(change: Partial<Shown<Look>>) {
    shown = { ...shown, ...change }
    for (const watcher of watchers) watcher()
    if (shown.followed.isBehind) void fetchAnew()
  }
  async function fetchAnew() {
    isStale = true
    if (isFetching) return
    isFetching = true
    for (let failures = 0; isStale && isOpen && shown.gone === null; ) {
      isStale = false
      try {
        const look = await calls.look(id, AbortSignal.timeout(8_000))
        failures = 0
        const { seq } = shown.followed.view
        shown = {
          ...shown,
          look: { ...look, ...attendance },
          followed: fetched(shown.followed, look.view),
        }
        if (!tells(shown.followed, seq)) recallAfter(seq)
        isStale ||= shown.followed.isBehind
      } catch (error) {
        failures += 1
        isStale = true
        if (calls.isFinal(error, failures)) shown = { ...shown, gone: shown.gone ?? 'not-allowed' }
        else await pauseOrWake(pauseAfter(failures, Math.random()))
      }
    }
    isFetching = false
    for (const watcher of watchers) watcher()
  }
  function recallAfter(seq: number) {
    calls.events(id, seq).then(
      (events) => show({ followed: recall(shown.followed, events) }),
      // What happened before is a comfort, not a need.
      () => undefined,
    )
  }
  function onNews(news: News) {
    if (news.of === 'lobby' || news.table !== id) return
    if (news.of === 'table') show({ followed: hear(shown.followed, news.events) })
    else if (news.of === 'names') {
      attendance = null
      void fetchAnew()
    } else if (news.of === 'there') {
      const { away, mayTakeStandIn } = news
      attendance = { away, mayTakeStandIn }
      show({ look: { ...shown.look, ...attendance } })
    } else end(news.why)
  }
  function end(why: string) {
    isOver = true
    line.tell()
    // A table that was closed is shown as it was left.
    if (why === 'closed') void fetchAnew()
    else show({ gone: why })
  }
  /** Waits until the view has come so far, and fetches it where the stream is slow. */
  function viewAt(seq: number): Promise<void> {
    return new Promise((resolve) => {
      const check = () => {
        if (shown.followed.view.seq < seq && shown.gone === null) return
        clearTimeout(timer)
        watchers.delete(check)
        resolve()
      }
      const timer = setTimeout(() => show({ followed: hearOf(shown.followed, seq) }), GRACE)
      watchers.add(check)
      check()
    })
  }
  async function sendOnce(command: SentCommand, seen: number): Promise<Answer> {
    const act = { table: id, command, id: uuid(), seen }
    try {
      const answer = await deliver({
        send: (signal) => calls.act(act, signal),
        isFinal: calls.isFinal,
        pause: pauseOrWake,
      })
      await viewAt(answer.seq)
      return answer.ok ? { ok: true } : { ok: false, reason: answer.reason }
    } catch {
      return { ok: false, reason: 'failed' }
    }
  }

  return {
    shown: () => shown,
    subscribe: (change) => {
      watchers.add(change)
      return () => watchers.delete(change)
    },
    open: () => {
      recallAfter(Math.max(0, shown.followed.view.seq - EARLIER))
      isOpen = true
      // The page may have been long on its way, and the server's clock with it.
      void fetchAnew()
      const endListening = line.listen({
        wants: () => (isOver ? {} : { tables: { [id]: shown.followed.view.seq } }),
        hear: onNews,
        hearOf: (latest) => {
          const seq = latest[id] ?? 0
          if (seq > shown.followed.latest) show({ followed: hearOf(shown.followed, seq) })
        },
        wake: () => void fetchAnew(),
      })
      return () => {
        isOpen = false
        endListening()
      }
    },
    send: (command, seen) => {
      // A second tap on the same thing is the first one.
      const key = JSON.stringify(command)
      const running =
        underWay.get(key) ?? sendOnce(command, seen).finally(() => underWay.delete(key))
      underWay.set(key, running)
      return running
    },
  }
}
