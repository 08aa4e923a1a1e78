import { cookies, headers } from 'next/headers'
import { cache } from 'react'
import { readSettings, SETTINGS_KEY, type Settings } from '@/components/settings/settings'
import { currentPlayer, type Signed } from '@/server/auth/session'

/** Who looks at the page; null for strangers, and while the database is away. Looked up once a request. */
export const reader = cache(async (): Promise<Signed['player'] | null> => {
  try {
    const signed = await currentPlayer(await headers())
    return signed?.player ?? null
  } catch {
    // A page that needs to know says so itself; the others are there all the same.
    return null
  }
})

/** How the reader wants pages to look. */
export async function readerSettings(): Promise<Settings> {
  return readSettings((await cookies()).get(SETTINGS_KEY)?.value)
}
