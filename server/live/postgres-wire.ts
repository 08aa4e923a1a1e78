import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { env } from '@/server/env'
import type { Ears, Wire } from './wire'

const CHANNEL = 'church_game'
/** How Postgres calls the connection. */
export const WIRE_NAME = 'the-church-game tells of news'
/** So long after it was lost, in milliseconds, the connection is made again. */
const AGAIN = 500

/** Announcements by LISTEN and NOTIFY, on a connection of their own that comes back by itself. */
export function postgresWire({ hear, back }: Ears): Wire {
  let client: Client | null = null
  let isClosed = false
  void stay()
  return {
    async send(lines) {
      if (client === null) throw new Error('The wire is away')
      for (const line of lines) await client.query('SELECT pg_notify($1, $2)', [CHANNEL, line])
    },
    async close() {
      isClosed = true
      await client?.end()
    },
  }

  async function stay(): Promise<void> {
    while (!isClosed) {
      await listenUntilLost().catch(() => undefined)
      client = null
      await wait(AGAIN, undefined, { ref: false })
    }
  }

  async function listenUntilLost(): Promise<void> {
    const next = new Client({
      connectionString: env.DATABASE_URL,
      keepAlive: true,
      application_name: WIRE_NAME,
    })
    const lost = new Promise((tell) => next.once('end', tell))
    next.on('error', () => undefined)
    next.on('notification', ({ payload }) => hear(payload ?? ''))
    try {
      await next.connect()
      await next.query(`LISTEN ${CHANNEL}`)
      // Closed while it was being made, it is nobody's.
      if (isClosed) return
      client = next
      back()
      await lost
    } finally {
      await next.end().catch(() => undefined)
    }
  }
}
