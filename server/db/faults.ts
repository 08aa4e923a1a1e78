/** SQLSTATE classes and network errors that mean: the database is not there now. */
const AWAY = /^(08|53|57P0|ECONN|ETIMEDOUT|ENOTFOUND|EPIPE|EAI_|P1001|P1002|P1008|P1017|P2024)/
/** Two writes met; the same may be tried again. */
const RACED = /^(40001|40P01|23505|P2002|P2034)$/

/** Whether the error says that the database can't be reached now. */
export function isOutage(error: unknown): boolean {
  return codesIn(error).some((code) => AWAY.test(code))
}

/** Whether the error says that another write was first. */
export function isRace(error: unknown): boolean {
  return codesIn(error).some((code) => RACED.test(code))
}

/** All codes that an error and what caused it carry. */
function codesIn(error: unknown, depth = 0): string[] {
  if (typeof error !== 'object' || error === null || depth > 5) return []
  const own = ['code', 'originalCode', 'kind'].flatMap((key) => {
    const value = (error as Record<string, unknown>)[key]
    return typeof value === 'string' ? [value] : []
  })
  const inner = ['cause', 'meta', 'driverAdapterError'].flatMap((key) =>
    codesIn((error as Record<string, unknown>)[key], depth + 1),
  )
  return [...own, ...inner]
}
