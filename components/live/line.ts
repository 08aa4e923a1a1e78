import { type Hub, joinHub } from './hub'
import type { Link, News, Wants } from './news'
import type { Source } from './source'
import { onWake } from './wake'

/** A part of a page that listens. */
export interface Listening {
  readonly wants: () => Partial<Wants>
  readonly hear: (news: News) => void
  /** Told how far others have heard of each table. */
  readonly hearOf?: (latest: Readonly<Record<string, number>>) => void
  /** The page was away: what it shows may be old. */
  readonly wake: () => void
}

/** A page's line to the server: open while some part of the page listens. */
export interface Line {
  /** Listens from now on; answers with what ends it. */
  listen: (listening: Listening) => () => void
  /** Says that what some part wants has changed. */
  tell: () => void
  link: () => Link
  onLink: (change: () => void) => () => void
}

/** Makes a page's line; it is shared with the browser's other tabs of the same name. */
export function makeLine(name: string, poll: Source): Line {
  const parts = new Set<Listening>()
  const watchers = new Set<() => void>()
  let link: Link = 'connecting'
  let leave: (() => void) | null = null

  function wants(): Wants {
    const all = [...parts].map((part) => part.wants())
    const tables = Object.assign({}, ...all.map((each) => each.tables))
    return { tables, lobby: all.some(({ lobby }) => lobby === true) }
  }
  function setLink(next: Link) {
    link = next
    for (const change of watchers) change()
  }
  function join(): Hub {
    return joinHub(name, wants, poll, {
      news: (news) => {
        for (const part of parts) part.hear(news)
      },
      latest: (latest) => {
        for (const part of parts) part.hearOf?.(latest)
      },
      link: setLink,
    })
  }
  function open() {
    let hub: Hub | null = join()
    const wake = () => {
      for (const part of parts) part.wake()
    }
    // A page in the back-forward cache holds no connection; else it isn't kept there at all.
    const hide = () => {
      hub?.close()
      hub = null
    }
    const show = () => {
      hub ??= join()
    }
    const endWake = onWake(wake)
    addEventListener('pagehide', hide)
    addEventListener('pageshow', show)
    tell = () => hub?.tell()
    leave = () => {
      endWake()
      removeEventListener('pagehide', hide)
      removeEventListener('pageshow', show)
      hide()
      tell = () => undefined
      leave = null
      link = 'connecting'
    }
  }
  let tell = (): void => undefined

  return {
    listen: (part) => {
      parts.add(part)
      if (leave === null) open()
      else tell()
      return () => {
        parts.delete(part)
        if (parts.size === 0) leave?.()
        else tell()
      }
    },
    tell: () => tell(),
    link: () => link,
    onLink: (change) => {
      watchers.add(change)
      return () => watchers.delete(change)
    },
  }
}
