import type { NextApiRequest, NextApiResponse } from 'next'
import NextAuth from 'next-auth'
import { createCaller } from '@/server/api/root'
import { contextOf } from '@/server/api/trpc'
import { authOptions } from '@/server/auth/options'

/** A browser, for tests: it keeps its cookies, signs in through next-auth and calls over tRPC. */
export class Browser {
  readonly cookies = new Map<string, string>()
  /** The cookies that were set last, with all that was said of them. */
  lastSet: readonly string[] = []
  readonly #address: string

  constructor(address = '192.0.2.1') {
    this.#address = address
  }

  /** Signs in. @returns why it was refused; null when it wasn't */
  async enter(
    way: 'password' | 'guest' | 'return',
    typed: Readonly<Record<string, string>>,
  ): Promise<string | null> {
    return this.#post(['callback', way], typed)
  }

  /** Signs out. */
  async leave(): Promise<void> {
    await this.#post(['signout'], {})
  }

  /** The headers of its next request. */
  headers(): Headers {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    return new Headers({ cookie, 'x-forwarded-for': this.#address })
  }

  /** Calls over tRPC. */
  get call() {
    const answer = new Headers()
    answer.append = (_, line) => this.#keep([line])
    return createCaller(contextOf(this.headers(), answer))
  }

  async #post(path: string[], typed: Readonly<Record<string, string>>): Promise<string | null> {
    const { csrfToken } = await this.#send(['csrf'], 'GET')
    const { url } = await this.#send(path, 'POST', { ...typed, csrfToken, json: 'true' })
    return new URL(String(url)).searchParams.get('error')
  }

  /** Sends a request to next-auth. @returns the answer's body */
  async #send(nextauth: string[], method: string, body?: object): Promise<Record<string, unknown>> {
    const headers = Object.fromEntries(this.headers())
    const cookies = Object.fromEntries(this.cookies)
    const request = { query: { nextauth }, method, body, headers, cookies }
    let sent: unknown
    const set: Record<string, string[]> = {}
    const send = (answer: unknown) => {
      sent = answer
    }
    const response = {
      status: () => response,
      getHeader: (name: string) => set[name],
      setHeader: (name: string, value: string[]) => {
        set[name] = value
      },
      json: send,
      send,
    }
    await NextAuth(
      request as unknown as NextApiRequest,
      response as unknown as NextApiResponse,
      authOptions(),
    )
    this.#keep(set['Set-Cookie'] ?? [])
    return Object(sent)
  }

  #keep(lines: readonly string[]): void {
    this.lastSet = lines
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '') this.cookies.delete(name)
      else this.cookies.set(name, decodeURIComponent(value))
    }
  }
}
