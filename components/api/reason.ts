'use client'

import { TRPCClientError } from '@trpc/client'
import { useFormatter, useTranslations } from 'next-intl'
import type { AppRouter } from '@/server/api/root'

/** Reasons after which the same call may well succeed. */
const PASSING: ReadonlySet<string> = new Set([
  'try-again',
  'our-fault',
  'too-fast',
  'too-many-tries',
])
/** After so many answers that the fault is the server's, it isn't a passing one. */
const PATIENCE = 5

/** What the server said of a call that failed; null where it said nothing, as without network. */
function dataOf(error: unknown) {
  if (!(error instanceof TRPCClientError)) return null
  return (error as TRPCClientError<AppRouter>).data ?? null
}

/** Whether calling once more would change nothing. */
export function isLastWord(error: unknown, failures: number): boolean {
  const reason = dataOf(error)?.reason
  if (reason === undefined) return false
  return !PASSING.has(reason) || (reason !== 'try-again' && failures >= PATIENCE)
}

/** The sentence for a call that failed. */
export function useReason(): (error: unknown) => string {
  const words = useTranslations('errors')
  const format = useFormatter()
  return (error) => {
    const data = dataOf(error)
    const when = data?.until == null ? '' : format.relativeTime(data.until, Date.now())
    return words(data?.reason ?? 'try-again', { when })
  }
}
