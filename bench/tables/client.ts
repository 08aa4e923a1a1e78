import { Agent, type IncomingMessage, request } from 'node:http'
import superjson from 'superjson'
import type { TableEventView, TableView } from '@/engine/table/view'

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

/** A person with a browser: the cookie, the stream, and the table as it was last seen. */
export class Client {
  view: TableView | null = null
  /** Bytes that came by the stream. */
  bytes = 0
  readonly #house: string
  readonly #cookie: string

  constructor(house: string, cookie: string) {
    this.#house = house
    this.#cookie = cookie
  }

  /** Calls the house. */
  async call<Answer>(name: string, input: object, isQuery = false): Promise<Answer> {
    const text = JSON.stringify(superjson.serialize(input))
    const query = isQuery ? `?input=${encodeURIComponent(text)}` : ''
    const response = await this.#send(`/api/trpc/${name}${query}`, isQuery ? null : text)
    const { result, error } = JSON.parse(await textOf(response))
    if (error) throw new Error(`${name}: ${error.json.message}`)
    return superjson.deserialize(result.data)
  }

  /** Looks at the table. */
  async look(table: string): Promise<TableView> {
    const { view } = await this.call<{ view: TableView }>('table.look', { table }, true)
    this.view = view
    return view
  }

  /** Opens the stream; answers when it has begun. */
  async follow(
    table: string,
    hear: (events: { seq: number; at: number; event: TableEventView }[]) => void,
  ): Promise<void> {
    const response = await this.#send(
      `/api/stream?tables=${table}:${this.view?.seq ?? 0}`,
      null,
      false,
    )
    response.setEncoding('utf8')
    let rest = ''
    response.on('data', (text: string) => {
      this.bytes += Buffer.byteLength(text)
      const messages = (rest + text).split('\n\n')
      rest = messages.pop() ?? ''
      for (const message of messages) {
        const data = /^event: table\n(?:.*\n)*?data: (.*)$/m.exec(message)?.[1]
        if (data) hear(JSON.parse(data).events)
      }
    })
  }

  #send(path: string, body: string | null, isShort = true): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const sent = request(this.#house + path, {
        method: body === null ? 'GET' : 'POST',
        headers: { cookie: this.#cookie, 'content-type': 'application/json' },
        ...(isShort ? { agent } : { agent: false }),
      })
      sent.on('response', resolve).on('error', reject)
      sent.end(body ?? undefined)
    })
  }
}

async function textOf(response: IncomingMessage): Promise<string> {
  response.setEncoding('utf8')
  let text = ''
  for await (const part of response) text += part
  return text
}
