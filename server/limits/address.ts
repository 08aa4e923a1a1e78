import { subscribe } from 'node:diagnostics_channel'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { env } from '@/server/env'

/** Headers of a request, as pages and as plain Node handlers get them. */
export type RequestHeaders = Headers | IncomingHttpHeaders

/**
 * Lets nobody choose the address that is counted: takes away what a browser itself claims to be forwarded for, before
 * Next.js puts the address of the connection there. With a trusted proxy in front, the proxy's word stays.
 */
export function distrustForwarded(): void {
  if (env.TRUST_PROXY) return
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage }
    delete request.headers['x-forwarded-for']
  })
}

/** The address a request came from; the last one that was added, since those before it can be made up. */
export function clientAddress(headers: RequestHeaders): string {
  const forwarded =
    headers instanceof Headers ? headers.get('x-forwarded-for') : headers['x-forwarded-for']
  const last = String(forwarded ?? '')
    .split(',')
    .at(-1)
    ?.trim()
  return last ? block(last) : 'unknown'
}

/** Of an IPv6 address the half that names a household; the other half is anyone's to choose. */
function block(address: string): string {
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (v4 !== undefined) return v4
  const [head = '', tail] = address.split('::')
  const groups = head.split(':').filter((group) => group !== '')
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').length
  const whole = [
    ...groups,
    ...Array<string>(Math.max(0, missing)).fill('0'),
    ...(tail ?? '').split(':'),
  ]
  return whole.slice(0, 4).join(':').toLowerCase()
}
