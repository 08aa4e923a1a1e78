import { AccountFault } from '@/server/auth/fault'
import { clientAddress, type RequestHeaders } from '@/server/limits/address'
import { guess } from '@/server/limits/allow'
import { findTable } from './find'
import { load } from './load'
import { namesOf } from './look'

/** What a table's link may say of the table wherever it is shared. */
export interface SharedTable {
  /** Null for a former player. */
  readonly host: string | null
  readonly seats: number
}

/**
 * The table of a link that is shared, for the picture beside the link: only what whoever holds the link sees on its
 * first page. Wrong codes are counted as they are where codes are typed.
 * @returns null where there is no such table, or too much was guessed from this address
 */
export async function sharedTable(
  code: string,
  headers: RequestHeaders,
): Promise<SharedTable | null> {
  const from = ['code-from', clientAddress(headers)] as const
  try {
    const found = await guess([from], async () => (await findTable(code)) ?? null)
    const loaded = found && (await load(found.id))
    if (!loaded) return null
    const { host, settings } = loaded.table
    return { host: (await namesOf([host]))[host] ?? null, seats: settings.seats }
  } catch (error) {
    if (error instanceof AccountFault) return null
    throw error
  }
}
