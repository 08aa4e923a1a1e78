/** Which deal of a table something belongs to. */
export interface DealId {
  readonly table: string
  readonly game: number
  readonly hand: number
  readonly attempt: number
}

const PREFIX = 'church-game:deal:'

/**
 * The 256 random bits that this browser adds to a deal's shuffle, as 64 hex digits. Made once for each deal and kept
 * in the browser beside the server's commitment, so that the deal can be checked when the hand is over.
 */
export function contributionTo(
  { table, game, hand, attempt }: DealId,
  commitment: string | null,
): string {
  const key = `${PREFIX}${table}:${game}:${hand}:${attempt}`
  const kept = keptAt(key)
  if (kept !== null) return kept
  const bits = crypto.getRandomValues(new Uint8Array(32))
  const contribution = Array.from(bits, (byte) => byte.toString(16).padStart(2, '0')).join('')
  keepAt(key, JSON.stringify({ contribution, commitment }))
  return contribution
}

function keptAt(key: string): string | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    const isKept = typeof kept === 'object' && kept !== null && 'contribution' in kept
    return isKept && typeof kept.contribution === 'string' ? kept.contribution : null
  } catch {
    return null
  }
}

/** A browser that keeps nothing plays as well; its deals can't be checked from here. */
function keepAt(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {}
}
