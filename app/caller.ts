import { headers } from 'next/headers'
import { createCaller } from '@/server/api/root'
import { contextOf } from '@/server/api/trpc'

/** The calls that a page makes for its reader, before anything is sent. */
export async function caller() {
  return createCaller(contextOf(await headers(), new Headers()))
}
