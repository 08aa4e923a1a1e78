import * as z from 'zod'
import { explain, type Fault } from '../fault'
import { type GameSetup, setupFields, withdrawnInTime } from '../setup'

/** The times for each request that a table may choose, in seconds. */
export const CLOCKS = [30, 60, 120] as const

const shape = setupFields
  .extend({
    clock: z.union([z.literal(30), z.literal(60), z.literal(120)]).nullable(),
    open: z.boolean(),
    spectators: z.boolean(),
  })
  .refine(withdrawnInTime.check, withdrawnInTime)

/** What is chosen when a table is made. */
export interface TableSettings extends GameSetup {
  /** Seconds for each request; null for a table without a clock. */
  readonly clock: (typeof CLOCKS)[number] | null
  /** Whether it is shown in the lobby; else one comes by its link or code only. */
  readonly open: boolean
  /** Whether people who don't sit may look on. */
  readonly spectators: boolean
}

/** Reads a table's settings; or says what is wrong with them. */
export function readSettings(
  json: unknown,
): { ok: true; settings: TableSettings } | { ok: false; faults: Fault[] } {
  const parsed = shape.safeParse(json)
  return parsed.success
    ? { ok: true, settings: parsed.data }
    : { ok: false, faults: explain(parsed.error) }
}
