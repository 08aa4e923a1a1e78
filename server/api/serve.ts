import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import { appRouter } from './root'
import { contextOf } from './trpc'

/** Answers a call. Nothing that is answered may be kept on the way: it is for one seat's eyes. */
export function serveCalls(request: Request): Promise<Response> {
  return fetchRequestHandler({
    endpoint: '/api/trpc',
    req: request,
    router: appRouter,
    createContext: ({ req, resHeaders }) => contextOf(req.headers, resHeaders),
    responseMeta: () => ({ headers: { 'cache-control': 'no-store' } }),
  })
}
