import { randomUUID } from 'node:crypto'
import type { APIRequestContext, APIResponse } from '@playwright/test'
import type { SentCommand } from '@/engine/table/sent'
import type { TableView } from '@/engine/table/view'

/** The house may close a connection that lay idle just as it is used again; the call is then made on another. */
const RETRY = { maxRetries: 1 }

/** Somebody who speaks to the house without a screen (docs/protocol.md): another device, or whom a test needs beside. */
export class Calls {
  readonly request: APIRequestContext
  readonly nickname: string

  constructor(request: APIRequestContext, nickname: string) {
    this.request = request
    this.nickname = nickname
  }

  /** Asks something. @throws where it is refused */
  async ask<Answer>(name: string, input: unknown): Promise<Answer> {
    const params = { input: sent(input) }
    return resultOf(await this.request.get(`/api/trpc/${name}`, { params, ...RETRY }))
  }

  /** Changes something. @throws where it is refused */
  async tell<Answer>(name: string, input: unknown): Promise<Answer> {
    const headers = { 'content-type': 'application/json' }
    const call = { headers, data: sent(input), ...RETRY }
    return resultOf(await this.request.post(`/api/trpc/${name}`, call))
  }

  /** Makes an account and signs in. */
  async signUp(): Promise<void> {
    const email = `${randomUUID()}@example.org`
    const password = 'three words together'
    await this.tell('account.signUp', { nickname: this.nickname, email, password, is13: true })
    await this.enter('password', { email, password })
  }

  /** Signs in. */
  async enter(way: 'password' | 'guest', typed: Readonly<Record<string, string>>): Promise<void> {
    const { csrfToken } = await (await this.request.get('/api/auth/csrf')).json()
    const form = { ...typed, csrfToken, json: 'true' }
    const answer = await this.request.post(`/api/auth/callback/${way}`, { form })
    if (!answer.ok()) throw new Error(`signing in was answered ${answer.status()}`)
  }

  /** The table as this person may see it. */
  async look(table: string): Promise<{ view: TableView; code: string | null }> {
    return this.ask('table.look', { table })
  }

  /** Gives a command with all that has happened on the screen. @throws where it isn't heard */
  async act(table: string, command: SentCommand): Promise<void> {
    const { seq } = (await this.look(table)).view
    const call = { table, command, id: randomUUID(), seen: seq }
    const answer = await this.tell<{ ok: boolean; reason?: string }>('table.act', call)
    if (!answer.ok) throw new Error(`${command.do} was answered ${answer.reason}`)
  }
}

function sent(input: unknown): string {
  return JSON.stringify({ json: input })
}

async function resultOf<Answer>(response: APIResponse): Promise<Answer> {
  const { result, error } = await response.json()
  if (error) throw new Error(`${error.json.message}: ${error.json.data.reason}`)
  return result.data.json
}
