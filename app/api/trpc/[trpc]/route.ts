import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import { appRouter } from '@/server/api/root'
import { contextOf } from '@/server/api/trpc'

function handle(request: Request): Promise<Response> {
  return fetchRequestHandler({
    endpoint: '/api/trpc',
    req: request,
    router: appRouter,
    createContext: ({ req, resHeaders }) => contextOf(req.headers, resHeaders),
    responseMeta: () => ({ headers: { 'cache-control': 'no-store' } }),
  })
}

export { handle as GET, handle as POST }
