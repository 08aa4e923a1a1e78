import { randomUUID } from 'node:crypto'
import { choose } from '@/engine/players/choose'
import { NOTHING } from '@/engine/players/memory'
import { followTable } from '@/engine/table/follow'
import type { Play } from '@/engine/table/state'
import type { TableEventView } from '@/engine/table/view'
import type { Client } from './client'

/** A table in play, and the people who play at it. */
export class BenchTable {
  readonly id: string
  readonly clients: readonly Client[]
  #waiting: { seq: number; left: Set<Client>; done: () => void } | null = null

  constructor(id: string, clients: readonly Client[]) {
    this.id = id
    this.clients = clients
  }

  /** Opens everybody's stream. */
  async follow(): Promise<void> {
    for (const client of this.clients) {
      await client.look(this.id)
      await client.follow(this.id, (events) => this.#hear(client, events))
    }
  }

  /** Whoever's turn it is says something. @returns the milliseconds until every browser had it; null for nobody */
  async request(): Promise<number | null> {
    const said = this.#play()
    if (said === null) return null
    const { client, play, seen } = said
    const start = performance.now()
    const seq = seen + 1
    const everybody = new Promise<void>((done) => {
      this.#waiting = { seq, left: new Set(this.clients), done }
    })
    const command = { do: 'play', play }
    const answer = await client.call<{ ok: boolean; reason?: string }>('table.act', {
      table: this.id,
      command,
      id: randomUUID(),
      seen,
    })
    if (!answer.ok) throw new Error(`a request was rejected: ${answer.reason}`)
    await everybody
    return performance.now() - start
  }

  #play(): { client: Client; play: Play; seen: number } | null {
    const turn = this.clients[0]?.view?.game?.hand?.turn ?? null
    const client = turn === null ? undefined : this.clients[turn]
    const { view } = client ?? {}
    const hand = view?.game?.hand
    const move = hand ? choose(hand, NOTHING, Math.random) : null
    if (!client || !view || !hand || !move) return null
    const play: Play = move.do === 'ask' ? move : { do: 'thank', card: hand.owed?.card ?? '' }
    return { client, play, seen: view.seq }
  }

  #hear(client: Client, events: readonly { seq: number; at: number; event: TableEventView }[]) {
    for (const { seq, at, event } of events) {
      if (client.view && seq > client.view.seq) client.view = followTable(client.view, event, at)
    }
    const waiting = this.#waiting
    if (!waiting || (events.at(-1)?.seq ?? 0) < waiting.seq) return
    waiting.left.delete(client)
    if (waiting.left.size > 0) return
    this.#waiting = null
    waiting.done()
  }
}
