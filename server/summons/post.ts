import { request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { lookupPublic, mayBePushService } from './addresses'

/** What goes to a push service. */
interface Post {
  readonly method: string
  readonly headers: Readonly<Record<string, string | number>>
  readonly body: Buffer | null
}

/** So long a push service has to answer, in milliseconds. */
const PATIENCE = 10_000

/**
 * Posts to a push service; goes to public addresses alone, and follows nowhere else.
 * @returns the status of the answer
 * @throws where none comes
 */
export function post(endpoint: string, { method, headers, body }: Post): Promise<number> {
  if (!mayBePushService(endpoint)) throw new Error('not an address of a push service')
  const request = endpoint.startsWith('https:') ? requestSecure : requestPlain
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(PATIENCE)
    const options = { method, headers: { ...headers }, lookup: lookupPublic, signal, agent: false }
    const sent = request(endpoint, options, (answer) => {
      // What it says beside is of no interest, and may be long.
      answer.destroy()
      resolve(answer.statusCode ?? 0)
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
