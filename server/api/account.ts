import * as z from 'zod'
import { comeBack, showReturnCode } from '@/server/auth/guests'
import { joinGuest, partGuest } from '@/server/auth/join-guest'
import { type Me, readMe } from '@/server/auth/me'
import { rename } from '@/server/auth/rename'
import { askForReset, reset } from '@/server/auth/reset'
import { currentPlayer } from '@/server/auth/session'
import { endAllSessions } from '@/server/auth/sessions'
import { signUp } from '@/server/auth/sign-up'
import { clientAddress } from '@/server/limits/address'
import { Refusal } from '@/server/refusal'
import { callDevice, deviceInput, leaveDeviceAlone } from '@/server/summons/devices'
import { houseKeys } from '@/server/summons/keys'
import { accountProcedure, playerProcedure, publicProcedure, router } from './trpc'

const text = z.string().max(1000)

/** Accounts and guests; signing in and out is next-auth's, under /api/auth. */
export const accountRouter = router({
  /** Who one is; null for strangers. */
  me: publicProcedure.query(async ({ ctx }): Promise<Me | null> => {
    const signed = await currentPlayer(ctx.headers)
    return signed && readMe(signed)
  }),

  signUp: publicProcedure
    .input(z.strictObject({ nickname: text, email: text, password: text, is13: z.boolean() }))
    .mutation(async ({ ctx, input }): Promise<void> => {
      const { player } = ctx.visitor
      const guest = player === null || player.hasAccount ? undefined : player.id
      await signUp(input, clientAddress(ctx.headers), guest)
    }),

  forgot: publicProcedure
    .input(z.strictObject({ email: text }))
    .mutation(({ ctx, input }): Promise<void> => {
      return askForReset(input.email, clientAddress(ctx.headers))
    }),

  reset: publicProcedure
    .input(z.strictObject({ token: text, password: text }))
    .mutation(({ input }): Promise<void> => reset(input.token, input.password)),

  rename: playerProcedure
    .input(z.strictObject({ nickname: text }))
    .mutation(({ ctx, input }): Promise<void> => rename(ctx.visitor.player.id, input.nickname)),

  /** Signs one out on every device, this one too. */
  endSessions: playerProcedure.mutation(
    ({ ctx }): Promise<void> => endAllSessions(ctx.visitor.player.id),
  ),

  /** The public key by which a browser subscribes to this house's calls. */
  callKey: playerProcedure.query((): string => houseKeys().publicKey),

  /** Calls this device when one is waited for at a table and isn't there, until one signs out of it. */
  callMe: playerProcedure
    .input(z.strictObject({ device: deviceInput }))
    .mutation(async ({ ctx, input }): Promise<void> => {
      const { player, sessionId } = ctx.visitor
      if (sessionId === null) throw new Refusal('no-session')
      await callDevice(player.id, sessionId, input.device)
    }),

  /** Calls the device no more. */
  dontCallMe: playerProcedure
    .input(z.strictObject({ endpoint: text }))
    .mutation(
      ({ ctx, input }): Promise<void> => leaveDeviceAlone(ctx.visitor.player.id, input.endpoint),
    ),

  /** A guest's return code, as often as it is asked for; null for accounts. */
  returnCode: playerProcedure.query(
    ({ ctx }): Promise<string | null> => showReturnCode(ctx.visitor.player.id),
  ),

  /** Joins the guest with this return code to one's account. */
  join: accountProcedure
    .input(z.strictObject({ returnCode: text }))
    .mutation(async ({ ctx, input }): Promise<void> => {
      const guest = await comeBack(input.returnCode, clientAddress(ctx.headers))
      await joinGuest(guest, ctx.visitor.player.id)
    }),

  /** Undoes a join; the answer is the guest's return code. */
  part: accountProcedure
    .input(z.strictObject({ guest: z.uuid() }))
    .mutation(({ ctx, input }): Promise<string> => partGuest(input.guest, ctx.visitor.player.id)),
})
