'use client'

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { api } from './client'
import { TRPCProvider } from './context'
import { isLastWord } from './reason'

/** Lets every part of a page call the server. */
export function ApiProvider({ children }: { readonly children: ReactNode }) {
  const [queryClient] = useState(makeQueryClient)
  return (
    <QueryClientProvider client={queryClient}>
      <TRPCProvider trpcClient={api} queryClient={queryClient}>
        {children}
      </TRPCProvider>
    </QueryClientProvider>
  )
}

function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < 3 && !isLastWord(error, failures + 1),
        // News come by the stream.
        refetchOnWindowFocus: false,
        staleTime: 5_000,
      },
    },
  })
}
