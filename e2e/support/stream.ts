import { once } from 'node:events'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import type { Calls } from './calls'

/** A stream held open as a browser does, and every byte that came by it. */
export class Stream {
  text = ''
  isOver = false
  readonly #sent: ClientRequest

  private constructor(sent: ClientRequest, response: IncomingMessage) {
    this.#sent = sent
    response.setEncoding('utf8')
    response.on('data', (text: string) => {
      this.text += text
    })
    response.on('close', () => {
      this.isOver = true
    })
  }

  /** Opens the stream of a table as this person; waits until it has begun. */
  static async open(house: string, person: Calls, table: string): Promise<Stream> {
    const { cookies } = await person.request.storageState()
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const sent = request(`${house}/api/stream?tables=${table}:0`, { headers: { cookie } })
    const begun = once(sent, 'response')
    sent.on('error', () => undefined).end()
    const [response] = await begun
    return new Stream(sent, response as IncomingMessage)
  }

  close(): void {
    this.#sent.destroy()
  }
}
