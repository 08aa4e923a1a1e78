/** Codes and kinds, of Postgres, the network and Prisma, that mean: the database is not there now. */
const AWAY =
  /^(08|53|57P0|ECONN|ETIMEDOUT|ENOTFOUND|EPIPE|EAI_|P1001|P1002|P1008|P1017|P2024|P2028|DatabaseNotReachable|ConnectionClosed|SocketTimeout|TooManyConnections)/
/** Some errors of a connection have a message only. */
const LOST = /connection terminated|timeout exceeded when trying to connect/i
/** Two writes met; the same may be tried again. */
const RACED = /^(40001|40P01|23505|P2002|P2034)$/

/** Whether the error says that the database can't be reached now. */
export function isOutage(error: unknown): boolean {
  return tracesOf(error, MESSAGES).some((trace) => AWAY.test(trace) || LOST.test(trace))
}

/** Whether the error says that another write was first. */
export function isRace(error: unknown): boolean {
  return codesOf(error).some((code) => RACED.test(code))
}

/** The codes of an error and of what caused it, which quote nothing. */
export function codesOf(error: unknown): string[] {
  return tracesOf(error, CODES)
}

const CODES = ['code', 'originalCode', 'kind'] as const
const MESSAGES = [...CODES, 'message'] as const

function tracesOf(error: unknown, keys: readonly string[], depth = 0): string[] {
  if (typeof error !== 'object' || error === null || depth > 5) return []
  const parts = error as Record<string, unknown>
  const own = keys.map((key) => parts[key]).filter((trace) => typeof trace === 'string')
  const causes = ['cause', 'meta', 'driverAdapterError']
  return [...own, ...causes.flatMap((key) => tracesOf(parts[key], keys, depth + 1))]
}
