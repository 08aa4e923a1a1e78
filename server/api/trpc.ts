import { initTRPC } from '@trpc/server'
import superjson from 'superjson'
import { hold } from '@/server/limits/hurry'
import { Refusal } from '@/server/refusal'
import { type KnownVisitor, visitorOf } from '@/server/tables/visitor'
import { dataOf, note, travelling } from './errors'
import { isFromHere } from './origin'

/** What a call knows of its request. */
export interface Context {
  readonly headers: Headers
  /** Headers of the answer. */
  readonly answer: Headers
  /** When the request reached us, in milliseconds since 1970. */
  readonly arrived: number
  /** Who sends it; looked up once. */
  readonly visitor: () => Promise<KnownVisitor>
}

/** The context of a request. */
export function contextOf(headers: Headers, answer: Headers): Context {
  let visitor: Promise<KnownVisitor> | undefined
  return {
    headers,
    answer,
    arrived: Date.now(),
    visitor: () => {
      visitor ??= visitorOf(headers)
      return visitor
    },
  }
}

/** As the header takes it: whole seconds, and never none. */
function secondsUntil(time: number): string {
  return String(Math.max(1, Math.ceil((time - Date.now()) / 1000)))
}

const trpc = initTRPC.context<Context>().create({
  transformer: superjson,
  isDev: false,
  errorFormatter: ({ shape, error }) => {
    const data = dataOf(error)
    return {
      ...shape,
      message: data.reason,
      data: { code: shape.data.code, httpStatus: shape.data.httpStatus, ...data },
    }
  },
})

export const { router, createCallerFactory } = trpc

/**
 * Whoever calls, at the pace of people. Calls that change something must come from our own pages, or from no page at
 * all.
 */
export const publicProcedure = trpc.procedure
  .use(async ({ ctx, next, path }) => {
    const result = await next()
    if (result.ok) return result
    const error = travelling(result.error)
    const { until } = dataOf(error)
    if (until !== null) ctx.answer.set('retry-after', secondsUntil(until))
    if (error.message === 'our-fault') note(path, result.error)
    throw error
  })
  .use(async ({ ctx, type, next }) => {
    if (type === 'mutation' && !isFromHere(ctx.headers)) throw new Refusal('not-from-here')
    return next()
  })
  .use(async ({ ctx, next, path }) => {
    const visitor = await ctx.visitor()
    hold(path === 'table.act' ? 'act' : 'call', visitor, ctx.headers)
    return next({ ctx: { visitor } })
  })

/** Players: accounts and guests. */
export const playerProcedure = publicProcedure.use(({ ctx, next }) => {
  const { player } = ctx.visitor
  if (player === null) throw new Refusal('no-session')
  return next({ ctx: { visitor: { ...ctx.visitor, player } } })
})

/** People with an account. */
export const accountProcedure = playerProcedure.use(({ ctx, next }) => {
  if (!ctx.visitor.player.hasAccount) throw new Refusal('accounts-only')
  return next()
})
