import superjson from 'superjson'

/** @typedef {any} Answer what a call is answered with: the page says what is in it */

/** What a client needs of a browser: its cookies, calls, and the stream. */
export class Browser {
  /** @param {string} house */
  constructor(house) {
    this.house = house
    /** @type {Map<string, string>} */
    this.cookies = new Map()
  }

  /** @param {string} path @param {RequestInit} [init] */
  async fetch(path, init = {}) {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { ...init.headers, cookie }
    const answer = await fetch(this.house + path, { redirect: 'manual', ...init, headers })
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (name) this.cookies.set(name, value)
    }
    return answer
  }

  /** @param {string} name @param {object} input @returns {Promise<Answer>} */
  async query(name, input) {
    const text = encodeURIComponent(JSON.stringify(superjson.serialize(input)))
    return resultOf(await this.fetch(`/api/trpc/${name}?input=${text}`))
  }

  /** @param {string} name @param {object} input @returns {Promise<Answer>} */
  async mutate(name, input) {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify(superjson.serialize(input))
    return resultOf(await this.fetch(`/api/trpc/${name}`, { method: 'POST', headers, body }))
  }

  /** @param {'password' | 'guest' | 'return'} way @param {Record<string, string>} typed */
  async signIn(way, typed) {
    const { csrfToken } = await (await this.fetch('/api/auth/csrf')).json()
    const body = new URLSearchParams({ ...typed, csrfToken, json: 'true' })
    const answer = await this.fetch(`/api/auth/callback/${way}`, { method: 'POST', body })
    if (!answer.ok) throw new Error(`signing in was answered ${answer.status}`)
  }

  /**
   * The numbers of a table's latest events, as the stream tells of them.
   *
   * @param {string} table
   * @param {number} since
   * @returns {AsyncGenerator<number>}
   */
  async *stream(table, since) {
    const going = new AbortController()
    const { signal } = going
    const answer = await this.fetch(`/api/stream?tables=${table}:${since}`, { signal })
    const decoder = new TextDecoder()
    let text = ''
    try {
      for await (const bytes of answer.body ?? []) {
        text += decoder.decode(bytes, { stream: true })
        const messages = text.split('\n\n')
        text = messages.pop() ?? ''
        for (const message of messages) {
          const [, data] = /^data: (.*)$/m.exec(message) ?? ['', '']
          if (/^event: gone$/m.test(message)) throw new Error(`the table is gone: ${data}`)
          if (/^event: table$/m.test(message)) yield JSON.parse(data ?? '').events.at(-1).seq
        }
      }
    } finally {
      going.abort()
    }
  }
}

/** @param {Response} response @returns {Promise<Answer>} */
async function resultOf(response) {
  /** @type {Answer} */
  const { result, error } = await response.json()
  if (result) return superjson.deserialize(result.data)
  /** @type {Answer} */
  const { message, data } = superjson.deserialize(error)
  const { reason, until, faults } = data
  throw Object.assign(new Error(message), { reason, until, faults })
}
