import * as z from 'zod'
import { SEATS } from '../seat'
import { PHRASES } from './phrases'
import type { PlayerId, TableCommand } from './state'

const seat = z
  .int()
  .min(0)
  .max(SEATS.most - 1)
const contribution = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .optional()

const play = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('cut'), at: z.int(), contribution }),
  z.strictObject({ do: z.literal('ready'), contribution }),
  z.strictObject({
    do: z.literal('ask'),
    of: z.int(),
    card: z.string().max(80),
    please: z.boolean(),
  }),
  z.strictObject({ do: z.literal('thank'), card: z.string().max(80) }),
])

/** What a browser sends to a table. Who sends it is never in it: that is known from the session. */
export const sentCommand = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('sit'), seat }),
  z.strictObject({ do: z.literal('leave') }),
  z.strictObject({ do: z.literal('return') }),
  z.strictObject({ do: z.literal('be-ready'), ready: z.boolean() }),
  z.strictObject({ do: z.literal('start') }),
  z.strictObject({ do: z.literal('remove'), seat }),
  z.strictObject({ do: z.literal('seat-computer'), seat }),
  z.strictObject({ do: z.literal('hand-on'), seat }),
  z.strictObject({ do: z.literal('call-stand-in'), seat }),
  z.strictObject({ do: z.literal('play-again') }),
  z.strictObject({ do: z.literal('speak'), phrase: z.enum(PHRASES) }),
  z.strictObject({ do: z.literal('play'), play }),
])

/** A command as a browser sends it. */
export type SentCommand = z.infer<typeof sentCommand>

/**
 * The command to judge.
 * @param by who sent it
 * @param seen the latest event on the sender's screen
 * @param computer the computer player to seat, where one is asked for
 */
export function commandBy(
  sent: SentCommand,
  { by, seen, computer }: { by: PlayerId; seen: number; computer: PlayerId },
): TableCommand {
  switch (sent.do) {
    case 'play':
      return { ...sent, by, seen }
    case 'seat-computer':
      return { ...sent, by, computer }
    default:
      return { ...sent, by }
  }
}
