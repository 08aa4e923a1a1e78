import superjson from 'superjson'
import { serveCalls } from '@/server/api/serve'
import { cookiesOf } from './listener'
import type { Person } from './people'

/** What a call was answered, to the byte. */
export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

/** Calls as a browser does. @param person null for a stranger */
export async function call(
  person: Person | null,
  name: string,
  input: object,
  { isQuery = true, headers = {} }: { isQuery?: boolean; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const url = new URL(`http://localhost:3000/api/trpc/${name}`)
  const body = JSON.stringify(superjson.serialize(input))
  if (isQuery) url.searchParams.set('input', body)
  const cookie = person === null ? '' : await cookiesOf(person)
  const answer = await serveCalls(
    new Request(url, {
      headers: { cookie, 'content-type': 'application/json', ...headers },
      ...(isQuery ? {} : { method: 'POST', body }),
    }),
  )
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

/** Calls something that changes things. */
export function post(person: Person | null, name: string, input: object, headers = {}) {
  return call(person, name, input, { isQuery: false, headers })
}

/** Why a call was refused. */
export function reasonIn({ text }: Answer): string | undefined {
  return JSON.parse(text).error?.json.data.reason
}
