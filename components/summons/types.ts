import type { inferRouterInputs } from '@trpc/server'
import type { AppRouter } from '@/server/api/root'

/** A device that wants to be called, as the house is told of it. */
export type Device = inferRouterInputs<AppRouter>['account']['callMe']['device']
