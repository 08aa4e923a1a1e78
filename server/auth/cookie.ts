import type { IncomingHttpHeaders } from 'node:http'
import { decode } from 'next-auth/jwt'
import { env } from '@/server/env'

/** A device stays signed in for so long, in seconds: half a year. */
export const SIGNED_IN_FOR = 183 * 24 * 60 * 60

/** Whether the site is reached by https, so that its cookies travel by nothing else. */
export function isSecure(): boolean {
  return env.PUBLIC_URL.startsWith('https:')
}

/** The name of a cookie of ours; a browser takes one that begins with `__Host-` from no other site. */
export function cookieName(use: 'session' | 'csrf' | 'return'): string {
  return `${isSecure() ? '__Host-' : ''}church-game.${use}`
}

/** The session's id in a request's cookie; null where there is none that we made. */
export async function sessionIdIn(headers: Headers | IncomingHttpHeaders): Promise<string | null> {
  const cookies = headers instanceof Headers ? headers.get('cookie') : headers.cookie
  const token = cookieNamed(cookieName('session'), cookies ?? '')
  if (token === undefined) return null
  try {
    const sid = (await decode({ token, secret: env.AUTH_SECRET }))?.['sid']
    return typeof sid === 'string' ? sid : null
  } catch {
    // Made up, of another secret, or over.
    return null
  }
}

function cookieNamed(name: string, cookies: string): string | undefined {
  return cookies
    .split(';')
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1)
}
