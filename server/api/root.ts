import { accountRouter } from './account'
import { gamesRouter } from './games'
import { tableRouter } from './table'
import { createCallerFactory, router } from './trpc'

/** All calls. */
export const appRouter = router({ account: accountRouter, table: tableRouter, games: gamesRouter })

/** All calls, as a type: the one thing that components take from here. */
export type AppRouter = typeof appRouter

/** Calls from within the server, as for tests. */
export const createCaller = createCallerFactory(appRouter)
