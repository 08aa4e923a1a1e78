import { dueOf } from '@/engine/table/due'
import { db } from '@/server/db/client'
import { callOf, TASK, waitsForPerson } from './call'
import { load } from './load'
import type { Loaded } from './loaded'
import { commandFor } from './means'
import { runningSince } from './outage'
import { doOwn } from './own'
import { pace } from './pace'
import { inTurn } from './queue'

/** Later than this, the time that ran out was not the person's fault but an outage of ours. */
const LATE = 10_000

/** Does what is due at a table, if its time has come; else books a call for when it has. */
export function answerCall(id: string): Promise<void> {
  return inTurn(id, async () => {
    for (;;) {
      const loaded = await load(id)
      const call = loaded && callOf(loaded.table)
      if (!loaded || !call) return
      const now = Date.now()
      if (call.at > now) return bookCall(id, call.at)
      const { kind } = await doDue(loaded, now)
      if (kind === 'done') return
    }
  })
}

/** Does what is due now; after an outage of ours nobody's time runs out, but starts anew. */
export async function doDue(loaded: Loaded, now: number) {
  const due = dueOf(loaded.table, pace())
  if (due === null) return { kind: 'lost' } as const
  const { table, log } = loaded
  const wasOut = now - due.at > LATE || table.woundAt < runningSince()
  const isExcused = wasOut && waitsForPerson(table, due)
  return doOwn(loaded, isExcused ? { do: 'wind' } : commandFor(table, log, due), now)
}

/** A call that is booked already comes no later. */
async function bookCall(id: string, at: number): Promise<void> {
  await db.$queryRaw`SELECT (graphile_worker.add_job(${TASK}, json_build_object('table', ${id}::text),
    run_at => ${new Date(at)}::timestamptz, job_key => ${`table:${id}`},
    job_key_mode => 'preserve_run_at')).id`
}
