import { createTRPCClient, httpBatchLink, httpLink, splitLink, TRPCClientError } from '@trpc/client'
import superjson from 'superjson'
import type { AppRouter } from '@/server/api/root'

const options = { url: '/api/trpc', transformer: superjson }

/**
 * Calls to the server. What is played at a table travels by itself: it waits for nothing else, and is given up and
 * sent again by itself.
 */
export const api = createTRPCClient<AppRouter>({
  links: [
    splitLink({
      condition: ({ path }) => path === 'table.act',
      true: httpLink(options),
      false: httpBatchLink(options),
    }),
  ],
})

/** Why a call failed, as the server says; `try-again` where no answer came. */
export function failureOf(error: unknown): { reason: string; until: Date | null } {
  const data = error instanceof TRPCClientError ? (error as TRPCClientError<AppRouter>).data : null
  const until = data?.until ?? null
  return { reason: data?.reason ?? 'try-again', until: until === null ? null : new Date(until) }
}
