import { db } from '@/server/db/client'
import { once } from '@/server/once'
import { isOut } from '@/server/tables/outage'
import { attendanceAt } from './attendance'
import type { Connection } from './connection'
import { listen, type Topic } from './topics'

/** Every connection is looked at so often: for events whose announcement was lost, and for sessions that ended. */
const LOOK = 1000
/** Pings keep proxies from hanging up, and tell browsers that the connection lives. */
const PING = 15_000
/** News of the lobby travels no oftener than this. */
const LOBBY = 250
/** So often it is noted that people are still at a table. */
const NOTE = 30_000
/** So often it is noted who of them is there, and looked who has come or gone. */
const ATTEND = 10_000
const LOOK_ROUND = 3_000

/** The streams that this process holds open. */
export const hub = once('hub', makeHub)

function makeHub() {
  const connections = new Set<Connection>()
  const followers = new Map<string, Set<Connection>>()
  let timers: NodeJS.Timeout[] = []
  let isLobbyDue = false
  listen(hear)
  return {
    add(connection: Connection) {
      connections.add(connection)
      for (const table of connection.tables()) {
        const others = followers.get(table) ?? new Set()
        followers.set(table, others.add(connection))
      }
      if (timers.length === 0) timers = begin()
    },
    remove(connection: Connection) {
      connections.delete(connection)
      for (const [table, others] of followers) {
        if (others.delete(connection) && others.size === 0) followers.delete(table)
      }
      if (connections.size > 0) return
      for (const timer of timers) clearInterval(timer)
      timers = []
    },
    close,
    get size() {
      return connections.size
    },
  }

  /** Breaks all streams off; their browsers come back to whichever process is there. */
  function close() {
    for (const connection of [...connections]) connection.breakOff()
  }

  function begin() {
    return [
      // A stream that can't tell anything would look alive: its browser has to know, and says so.
      setInterval(() => (isOut() ? close() : void lookForGaps().catch(() => undefined)), LOOK),
      setInterval(() => each((connection) => connection.ping()), PING),
      setInterval(() => void noteUse().catch(() => undefined), NOTE),
      setInterval(() => each((connection) => connection.noteSeen()), ATTEND),
      setInterval(() => void lookRound().catch(() => undefined), LOOK_ROUND),
    ].map((timer) => timer.unref())
  }

  function each(tell: (connection: Connection) => void) {
    for (const connection of connections) tell(connection)
  }

  function hear(topic: Topic, seq: number) {
    if (topic === 'lobby') {
      if (!isLobbyDue) setTimeout(tellLobby, LOBBY).unref()
      isLobbyDue = true
      return
    }
    if (topic === 'all') return each((connection) => connection.hearAll())
    const [kind, id = ''] = topic.split(':')
    if (kind === 'table') tellTable(id, seq)
    else each((connection) => connection.hearPlayer(id))
  }

  function tellTable(id: string, seq: number) {
    for (const connection of followers.get(id) ?? []) connection.hearTable(id, seq)
  }

  function tellLobby() {
    isLobbyDue = false
    each((connection) => connection.tellLobby())
  }

  async function lookForGaps() {
    const all = [...connections]
    const tables = [...followers.keys()]
    const sessions = [...new Set(all.flatMap(({ sessionId }) => sessionId ?? []))]
    const [rows, live] = await Promise.all([
      db.$queryRaw<{ id: string; seq: number }[]>`
        SELECT id, seq FROM "Table" WHERE id = ANY(${tables}::uuid[])`,
      db.$queryRaw<{ id: string }[]>`
        SELECT id FROM "Session" WHERE id = ANY(${sessions}::uuid[]) AND "endedAt" IS NULL`,
    ])
    const alive = new Set(live.map(({ id }) => id))
    for (const connection of all) {
      if (connection.sessionId !== null && !alive.has(connection.sessionId)) connection.signOut()
    }
    for (const { id, seq } of rows) tellTable(id, seq)
  }

  /** Tells viewers who has come or gone. */
  async function lookRound() {
    for (const [id, attendance] of await attendanceAt([...followers.keys()])) {
      for (const connection of followers.get(id) ?? []) connection.hearAttendance(id, attendance)
    }
  }

  async function noteUse() {
    const tables = [...new Set([...connections].flatMap((connection) => connection.seatedAt()))]
    if (tables.length === 0) return
    await db.$executeRaw`
      UPDATE "Table" SET "usedAt" = now() WHERE id = ANY(${tables}::uuid[]) AND phase <> 'CLOSED'`
  }
}
