import type { ServerResponse } from 'node:http'
import type { PlayerId } from '@/engine/table/state'
import { lastKnown, load } from '@/server/tables/load'
import { noteSeen } from '@/server/tables/presence'
import { type KnownVisitor, visitorStill } from '@/server/tables/visitor'
import type { Attendance } from './attendance'
import { type News, newsFor } from './news'

/** A browser that takes nothing in any more is let go; it comes back for the rest. */
const MOST_WAITING = 1_000_000

/** A table on a stream: the latest event sent, and what is going on about it. */
interface Following {
  seq: number
  /** The latest event that was announced. */
  announced: number
  isBusy: boolean
  seatedAs: PlayerId | null
  /** What was told last of who is there; empty when the viewer looks anew. */
  attendance: string
}

/** One browser's stream, for all its tables. */
export class Connection {
  readonly sessionId: string | null
  readonly #response: ServerResponse
  readonly #following: Map<string, Following>
  readonly #hasLobby: boolean
  readonly #close: () => void
  #visitor: KnownVisitor

  constructor(
    response: ServerResponse,
    visitor: KnownVisitor,
    wanted: { tables: ReadonlyMap<string, number>; lobby: boolean },
    close: () => void,
  ) {
    this.#response = response
    this.#visitor = visitor
    this.sessionId = visitor.sessionId
    this.#hasLobby = wanted.lobby
    this.#close = close
    this.#following = new Map(
      [...wanted.tables].map(([id, seq]) => [
        id,
        { seq, announced: Number.POSITIVE_INFINITY, isBusy: false, seatedAs: null, attendance: '' },
      ]),
    )
  }

  /** The tables that are followed. */
  tables(): string[] {
    return [...this.#following.keys()]
  }

  /** Those of them at which the visitor sits. */
  seatedAt(): string[] {
    return [...this.#following].flatMap(([id, { seatedAs }]) => (seatedAs === null ? [] : [id]))
  }

  /** Notes that the visitor is there. */
  noteSeen(): void {
    for (const [id, { seatedAs }] of this.#following) if (seatedAs !== null) noteSeen(id, seatedAs)
  }

  /** Says at once that the stream gets through, and then what the browser doesn't have yet. */
  start(): void {
    this.ping()
    this.#catchUpAll()
  }

  #catchUpAll(): void {
    for (const id of this.#following.keys()) void this.#catchUp(id)
  }

  /** @param seq the table's latest event; 0 where something else changed, such as a name */
  hearTable(id: string, seq: number): void {
    const following = this.#following.get(id)
    if (following && seq === 0) {
      following.attendance = ''
      this.#write(message('names', id, {}))
    }
    if (!following || seq <= following.seq) return
    following.announced = Math.max(seq, following.seq + 1)
    void this.#catchUp(id)
  }

  /** Tells who is at a table, where it is news. */
  hearAttendance(id: string, { away, mayTakeStandIn }: Attendance): void {
    const following = this.#following.get(id)
    if (!following) return
    const mayCall = following.seatedAs === null ? [] : mayTakeStandIn
    const text = message('there', id, { away, mayTakeStandIn: mayCall })
    if (following.attendance === text) return
    following.attendance = text
    this.#write(text)
  }

  /** Looks the visitor's session and self up again, and every table with them. */
  hearPlayer(id: string): void {
    if (this.#visitor.player?.id === id) this.#lookAgain()
  }

  /** Anything may have changed unheard. */
  hearAll(): void {
    this.tellLobby()
    for (const id of this.#following.keys()) this.hearTable(id, 0)
    this.#lookAgain()
  }

  #lookAgain(): void {
    visitorStill(this.#visitor).then(
      (visitor) => {
        if (visitor === null) return this.signOut()
        this.#visitor = visitor
        this.#catchUpAll()
      },
      () => this.breakOff(),
    )
  }

  tellLobby(): void {
    if (this.#hasLobby) this.#write('event: lobby\ndata: {}\n\n')
  }

  /** Shows that the connection lives: as an event, since a browser's page never hears of comments. */
  ping(): void {
    this.#write('event: ping\ndata: {}\n\n')
  }

  /** The session is over: the stream ends for good. */
  signOut(): void {
    for (const id of this.tables()) this.#letGo(id, 'signed-out')
    this.end()
  }

  /** Ends the stream; the browser won't come back with this session. */
  end(): void {
    this.#response.end()
    this.#close()
  }

  /** Breaks the stream off, so that the browser comes back at once. */
  breakOff(): void {
    this.#response.destroy()
    this.#close()
  }

  async #catchUp(id: string): Promise<void> {
    const following = this.#following.get(id)
    if (!following || following.isBusy) return
    following.isBusy = true
    try {
      do {
        const { announced } = following
        const known = await lastKnown(id)
        const loaded = (known?.table.seq ?? 0) >= announced ? known : await load(id)
        following.announced = 0
        this.#tell(id, following, await newsFor(loaded, this.#visitor, following.seq))
      } while (following.announced > following.seq && this.#following.has(id))
    } catch {
      // The database is away: the next look for gaps tries again.
    } finally {
      following.isBusy = false
    }
  }

  #tell(id: string, following: Following, news: News): void {
    following.seq = Math.max(following.seq, news.seq)
    following.seatedAs = news.seatedAs
    if (news.seatedAs !== null) noteSeen(id, news.seatedAs)
    const place = [...this.#following].map(([table, { seq }]) => `${table}:${seq}`).join(',')
    for (const { event, data } of news.messages) {
      this.#write(
        `event: ${event}\nid: ${place}\ndata: ${JSON.stringify({ table: id, ...data })}\n\n`,
      )
    }
    if (news.gone !== null) this.#letGo(id, news.gone)
  }

  #letGo(table: string, why: string): void {
    if (!this.#following.delete(table)) return
    this.#write(message('gone', table, { why }))
    if (this.#following.size === 0 && !this.#hasLobby) this.end()
  }

  #write(text: string): void {
    if (this.#response.writableEnded) return
    this.#response.write(text)
    if (this.#response.writableLength > MOST_WAITING) this.breakOff()
  }
}

function message(event: string, table: string, data: object): string {
  return `event: ${event}\ndata: ${JSON.stringify({ table, ...data })}\n\n`
}
