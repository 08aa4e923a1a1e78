import * as z from 'zod'
import { gamesOf, type PlayedGame } from '@/server/tables/games'
import { playerProcedure, router } from './trpc'

/** Games that were played or are running. */
export const gamesRouter = router({
  mine: playerProcedure
    .input(z.strictObject({ cursor: z.uuid().optional() }))
    .query(
      ({ ctx, input }): Promise<{ games: PlayedGame[]; next: string | null }> =>
        gamesOf(ctx.visitor, input.cursor),
    ),
})
