import { createHmac, timingSafeEqual } from 'node:crypto'
import { env } from '@/server/env'

/** The codes by which this browser came to tables: good until the table's code is renewed. */
const COOKIE = 'church-game.invited'
const MOST = 10
const KEPT_FOR = 60 * 60 * 24 * 90

/** For each table the code that this browser came by, as its cookie shows; what we didn't sign isn't believed. */
export function codesIn(cookies: string): Map<string, string> {
  const codes = new Map<string, string>()
  for (const entry of entriesIn(cookies)) {
    const [table, code, mark] = entry.split('.')
    if (table && code && mark && isOurs(`${table}.${code}`, mark)) codes.set(table, code)
  }
  return codes
}

/** The `Set-Cookie` header that adds a table and its code. */
export function cookieWith(cookies: string, table: string, code: string): string {
  const others = entriesIn(cookies).filter((entry) => !entry.startsWith(`${table}.`))
  const entry = `${table}.${code}`
  const entries = [`${entry}.${sign(entry)}`, ...others].slice(0, MOST)
  const secure = env.PUBLIC_URL.startsWith('https:') ? '; Secure' : ''
  return `${COOKIE}=${entries.join('~')}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${KEPT_FOR}${secure}`
}

function entriesIn(cookies: string): string[] {
  const cookie = cookies
    .split(';')
    .map((each) => each.trim())
    .find((each) => each.startsWith(`${COOKIE}=`))
  const value = cookie?.slice(COOKIE.length + 1) ?? ''
  return value === '' ? [] : value.split('~').slice(0, MOST)
}

function sign(entry: string): string {
  return createHmac('sha256', env.AUTH_SECRET).update(`invited ${entry}`).digest('base64url')
}

function isOurs(entry: string, mark: string): boolean {
  const ours = Buffer.from(sign(entry))
  const theirs = Buffer.from(mark)
  return ours.length === theirs.length && timingSafeEqual(ours, theirs)
}
