import * as z from 'zod'
import { sentCommand } from '@/engine/table/sent'
import { readSettings } from '@/engine/table/settings'
import { clientAddress } from '@/server/limits/address'
import { guess } from '@/server/limits/allow'
import { hold } from '@/server/limits/hurry'
import { eventsAfter, type Told, toldTo } from '@/server/live/news'
import { Refusal } from '@/server/refusal'
import { type Acted, act } from '@/server/tables/act'
import { cookieWith } from '@/server/tables/codes-cookie'
import { standingOf, type Visitor } from '@/server/tables/door'
import { findTable } from '@/server/tables/find'
import { load } from '@/server/tables/load'
import { lobby, type TableCard } from '@/server/tables/lobby'
import { type Look, look } from '@/server/tables/look'
import { openTable } from '@/server/tables/open'
import { noteSeen } from '@/server/tables/presence'
import { accountProcedure, playerProcedure, publicProcedure, router } from './trpc'

const table = z.uuid()

/** What a table is made with; judged by the engine, whose faults are passed on. */
const settings = z.unknown().transform((json, context) => {
  const read = readSettings(json)
  if (read.ok) return read.settings
  for (const { at, why } of read.faults) {
    context.addIssue({ code: 'custom', path: at.split('.'), message: why })
  }
  return z.NEVER
})

/** Tables: finding, making, looking on and playing (docs/protocol.md). */
export const tableRouter = router({
  lobby: publicProcedure.query(
    ({ ctx }): Promise<{ mine: TableCard[]; open: TableCard[] }> => lobby(ctx.visitor),
  ),

  open: accountProcedure.input(z.strictObject({ settings, computers: z.boolean() })).mutation(
    async ({ ctx, input }): Promise<{ id: string }> => ({
      id: await openTable(ctx.visitor.player.id, input.settings, input.computers),
    }),
  ),

  find: publicProcedure
    .input(z.strictObject({ code: z.string().max(40) }))
    .mutation(async ({ ctx, input }): Promise<{ id: string }> => {
      const from = ['code-from', clientAddress(ctx.headers)] as const
      const { player } = ctx.visitor
      const tries = player === null ? [from] : [from, ['code-by', player.id] as const]
      const found = await guess(tries, async () => (await findTable(input.code)) ?? null)
      if (found === null) throw new Refusal('no-such-table')
      const cookies = ctx.headers.get('cookie') ?? ''
      ctx.answer.append('set-cookie', cookieWith(cookies, found.id, found.code))
      return { id: found.id }
    }),

  look: publicProcedure
    .input(z.strictObject({ table }))
    .query(async ({ ctx, input }): Promise<Look> => {
      const { loaded, standing } = await enter(input.table, ctx.visitor)
      return look(loaded, standing, ctx.visitor)
    }),

  events: publicProcedure
    .input(z.strictObject({ table, since: z.int().min(0) }))
    .query(async ({ ctx, input }): Promise<{ seq: number; events: Told[] }> => {
      const { loaded, standing } = await enter(input.table, ctx.visitor)
      const { viewer } = standing
      const events = viewer && (await eventsAfter(loaded, input.since))
      return { seq: loaded.table.seq, events: viewer && events ? toldTo(viewer, events) : [] }
    }),

  act: playerProcedure
    .input(z.strictObject({ table, command: sentCommand, id: z.uuid(), seen: z.int().min(0) }))
    .mutation(async ({ ctx, input }): Promise<Acted> => {
      if (input.command.do === 'speak') hold('speak', ctx.visitor, ctx.headers)
      const acted = await act({ ...input, visitor: ctx.visitor, arrived: ctx.arrived })
      if (acted.ok) noteSeen(input.table, ctx.visitor.player.id)
      return acted
    }),
})

/** The table as it stands, for those who may see it. */
async function enter(id: string, visitor: Visitor) {
  const loaded = await load(id)
  const standing = loaded && standingOf(loaded, visitor)
  if (!loaded || !standing) throw new Refusal('no-such-table')
  if (standing.viewer?.kind === 'seat' && standing.as !== null) noteSeen(id, standing.as)
  return { loaded, standing }
}
