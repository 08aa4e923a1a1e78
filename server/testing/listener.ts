import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { encode } from 'next-auth/jwt'
import { afterAll, beforeAll } from 'vitest'
import { cookieName } from '@/server/auth/cookie'
import { env } from '@/server/env'
import { serveStream } from '@/server/live/stream'
import { cookieWith } from '@/server/tables/codes-cookie'
import type { Person } from './people'

/** A message of a stream. */
export interface Message {
  readonly event: string
  readonly id: string | null
  readonly data: Record<string, unknown>
}

/** Serves streams to the tests of this file. @returns the address, once it serves */
export function withStreams(): () => string {
  const server = createServer((request, response) => void serveStream(request, response))
  beforeAll(() => new Promise<void>((tell) => server.listen(0, '127.0.0.1', tell)))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/stream`
}

/** The cookies of a person's browser. */
export async function cookiesOf({ visitor }: Person): Promise<string> {
  const token = await encode({ token: { sid: visitor.sessionId }, secret: env.AUTH_SECRET })
  const codes = [...visitor.codes].map(([table, code]) => cookieWith('', table, code).split(';')[0])
  return [`${cookieName('session')}=${token}`, ...codes].join('; ')
}

/** A browser's stream, as it comes in. */
export class Listener {
  /** What came, but for pings. */
  readonly messages: Message[] = []
  /** Every byte that came. */
  text = ''
  isOver = false
  readonly #going = new AbortController()

  /** Opens a stream. */
  static async open(address: string, query: string, headers: Record<string, string>) {
    const listener = new Listener()
    const { signal } = listener.#going
    const answer = await fetch(`${address}?${query}`, { headers, signal })
    if (!answer.ok) throw new Error(`the stream was refused: ${answer.status}`)
    void listener.#listen(answer)
    return listener
  }

  /** Hangs up. */
  close(): void {
    this.#going.abort()
  }

  /** The events of tables that came, by number. */
  events(): { seq: number; at: number; event: { type: string } }[] {
    return this.messages.flatMap(({ event, data }) =>
      event === 'table'
        ? (data['events'] as { seq: number; at: number; event: { type: string } }[])
        : [],
    )
  }

  async #listen({ body }: Response): Promise<void> {
    const decoder = new TextDecoder()
    let rest = ''
    try {
      for await (const bytes of body ?? []) {
        const text = decoder.decode(bytes, { stream: true })
        this.text += text
        const parts = (rest + text).split('\n\n')
        rest = parts.pop() ?? ''
        this.messages.push(
          ...parts
            .flatMap((part) => readMessage(part) ?? [])
            .filter(({ event }) => event !== 'ping'),
        )
      }
    } catch {
      // Hung up, by either.
    }
    this.isOver = true
  }
}

function readMessage(part: string): Message | undefined {
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(part)?.[1]
  const event = field('event')
  if (event === undefined) return undefined
  return { event, id: field('id') ?? null, data: JSON.parse(field('data') ?? '{}') }
}
