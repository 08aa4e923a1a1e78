import { TRPCError } from '@trpc/server'
import { cache } from 'react'
import { caller } from './caller'

/** A table as the page's reader finds it; null where there is none for them. */
export const lookAt = cache(async (table: string) => {
  try {
    return await (await caller()).table.look({ table })
  } catch (error) {
    const isNoTable =
      error instanceof TRPCError && (error.code === 'NOT_FOUND' || error.code === 'BAD_REQUEST')
    if (isNoTable) return null
    throw error
  }
})
