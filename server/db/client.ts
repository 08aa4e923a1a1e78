import { PrismaPg } from '@prisma/adapter-pg'
import { env } from '@/server/env'
import { once } from '@/server/once'
import { PrismaClient } from './generated/client'

/**
 * The database, reached for at its first use: a build has none. Statements are prepared under names of their own, which
 * makes the hot path twice as fast (docs/decisions/0003).
 */
export const db = new Proxy({} as PrismaClient, {
  get(_, name) {
    const client = once('db', connect)
    const value: unknown = Reflect.get(client, name)
    return typeof value === 'function' ? value.bind(client) : value
  },
})

function connect(): PrismaClient {
  const adapter = new PrismaPg(
    { connectionString: env.DATABASE_URL, max: 16, connectionTimeoutMillis: 5_000 },
    { statementNameGenerator: ({ sql }) => nameOf(sql) },
  )
  return new PrismaClient({ adapter })
}

const names = new Map<string, string>()

/** The most statements that are prepared: lists of many lengths must not fill the server's memory. */
const MOST = 500

/** The same statement always has the same name; one too many has none and is not prepared. */
function nameOf(sql: string): string {
  const known = names.get(sql)
  if (known !== undefined || names.size >= MOST) return known ?? ''
  const name = `s${names.size}`
  names.set(sql, name)
  return name
}
