import { standForLeader } from './election'
import { type Leader, lead } from './leader'
import type { Link, News, Wants } from './news'
import type { Source } from './source'
import { stream } from './stream'
import { uuid } from './uuid'
import { onWake } from './wake'

/** What the tabs of a browser say to each other. */
type Said =
  | { readonly say: 'hello'; readonly tab: string; readonly wants: Wants }
  | { readonly say: 'bye'; readonly tab: string }
  /** A new leader asks who is there. */
  | { readonly say: 'who' }
  | { readonly say: 'here'; readonly link: Link; readonly latest: Readonly<Record<string, number>> }
  | { readonly say: 'news'; readonly news: News }

/** A tab says hello so often, in milliseconds; a leader that leaves two of them unanswered has fallen silent. */
const HELLO = 2_000
const UNANSWERED = 2

/** What a tab hears. */
export interface Listener {
  readonly news: (news: News) => void
  /** How far the leading tab has heard of each table. */
  readonly latest: (latest: Readonly<Record<string, number>>) => void
  readonly link: (link: Link) => void
}

/** A tab's part in the browser's one connection. */
export interface Hub {
  /** Says what this tab wants to hear of, when it has changed. */
  tell: () => void
  close: () => void
}

/**
 * Joins the browser's one connection to the server: one tab holds it and hands on what it hears; the others take
 * over when it closes or falls silent. Where tabs can't agree on a leader, as on plain http in a hall, each polls.
 * @param name tabs of one name share a connection; so people signed in differently don't
 * @param wants what this tab wants now
 */
export function joinHub(name: string, wants: () => Wants, poll: Source, listener: Listener): Hub {
  if (!('locks' in navigator)) return alone(wants, poll, listener)
  const tab = uuid()
  const channel = new BroadcastChannel(name)
  let leader: Leader | null = null
  let link: Link = 'connecting'
  let unanswered = 0

  const say = (said: Said) => channel.postMessage(said)
  function hearLink(next: Link) {
    if (next === link) return
    link = next
    listener.link(next)
  }
  const candidate = standForLeader(name, () => {
    const mine = lead({
      stream,
      poll,
      onNews: (news) => {
        say({ say: 'news', news })
        listener.news(news)
      },
      onLink: (next) => {
        if (next === link) return
        hearLink(next)
        say({ say: 'here', link, latest: mine.latest() })
      },
    })
    leader = mine
    hearLink('connecting')
    mine.note(tab, wants())
    say({ say: 'who' })
    return () => {
      leader = null
      mine.stop()
    }
  })

  function hello() {
    if (leader !== null) return leader.note(tab, wants())
    say({ say: 'hello', tab, wants: wants() })
  }
  channel.onmessage = ({ data }: MessageEvent<Said>) => {
    if (leader !== null) {
      if (data.say === 'hello') {
        leader.note(data.tab, data.wants)
        say({ say: 'here', link, latest: leader.latest() })
      }
      if (data.say === 'bye') leader.leave(data.tab)
      return
    }
    if (data.say === 'who') return hello()
    if (data.say !== 'here' && data.say !== 'news') return
    unanswered = 0
    if (data.say === 'news') return listener.news(data.news)
    hearLink(data.link)
    listener.latest(data.latest)
  }
  const timer = setInterval(() => {
    if (leader === null && unanswered >= UNANSWERED) candidate.takeOver()
    unanswered = leader === null ? unanswered + 1 : 0
    hello()
  }, HELLO)
  const endWake = onWake(hello)
  return {
    tell: hello,
    close: () => {
      clearInterval(timer)
      endWake()
      say({ say: 'bye', tab })
      candidate.withdraw()
      channel.close()
    },
  }
}

/** A tab that asks for itself only. */
function alone(wants: () => Wants, poll: Source, listener: Listener): Hub {
  const tab = uuid()
  const leader = lead({ stream: null, poll, onNews: listener.news, onLink: listener.link })
  leader.note(tab, wants())
  const timer = setInterval(() => leader.note(tab, wants()), HELLO)
  return {
    tell: () => leader.note(tab, wants()),
    close: () => {
      clearInterval(timer)
      leader.stop()
    },
  }
}
