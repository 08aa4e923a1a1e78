import type { IncomingHttpHeaders } from 'node:http'
import { decode } from 'next-auth/jwt'
import { env } from '@/server/env'
import { once } from '@/server/once'

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

/** What cookies were found to hold: opening one costs a third of a millisecond, and most come again and again. */
const opened = once('cookies', () => new Map<string, { sid: string; until: number }>())
const MOST = 5000

/** The session's id in a request's cookie; null where there is none that we made. */
export async function sessionIdIn(headers: Headers | IncomingHttpHeaders): Promise<string | null> {
  const cookies = headers instanceof Headers ? headers.get('cookie') : headers.cookie
  const token = cookieNamed(cookieName('session'), cookies ?? '')
  if (token === undefined) return null
  const { sid, until } = opened.get(token) ?? (await open(token))
  return until > Date.now() ? sid : null
}

async function open(token: string): Promise<{ sid: string; until: number }> {
  try {
    const { sid, exp = 0 } = (await decode({ token, secret: env.AUTH_SECRET })) ?? {}
    if (typeof sid !== 'string') return NOTHING
    if (opened.size >= MOST) opened.clear()
    const found = { sid, until: Number(exp) * 1000 }
    opened.set(token, found)
    return found
  } catch {
    // Made up, of another secret, or over.
    return NOTHING
  }
}

const NOTHING = { sid: '', until: 0 }

function cookieNamed(name: string, cookies: string): string | undefined {
  return cookies
    .split(';')
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1)
}
