import { setTimeout as wait } from 'node:timers/promises'
import { Logger, parseCronItems, run, runMigrations } from 'graphile-worker'
import { Pool } from 'pg'
import { env } from '@/server/env'
import { TASK } from './call'
import { answerCall } from './due'
import { watchForOutages } from './outage'
import { sweep, wakeStuckCalls } from './sweep'

/** After an outage, in milliseconds. */
const AGAIN = 1000
/** A worker that died holds its calls; the others take them over after a look. */
const TAKE_OVER = 5000

const quiet = new Logger(() => () => undefined)

/** Makes what booked calls need in the database. Changes of tables book calls, so this comes first. */
export async function prepareCalls(): Promise<void> {
  const pgPool = poolOf(1)
  await runMigrations({ pgPool, logger: quiet }).finally(() => pgPool.end())
}

/**
 * Does what is due at tables, from now on: clocks, computer players, tables to be closed. Comes back by itself after
 * an outage of the database.
 * @returns stops
 */
export function startWorker(): () => Promise<void> {
  const stopping = new AbortController()
  const stopWatching = watchForOutages()
  const timer = setInterval(() => void wakeStuckCalls().catch(() => undefined), TAKE_OVER)
  const work = workUntil(stopping.signal)
  return async () => {
    stopping.abort()
    stopWatching()
    clearInterval(timer)
    await work
  }
}

async function workUntil(stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    const pgPool = poolOf(10)
    try {
      const runner = await run({
        pgPool,
        logger: quiet,
        concurrency: 8,
        pollInterval: 100,
        noHandleSignals: true,
        taskList: {
          [TASK]: (payload) => answerCall((payload as { table: string }).table),
          sweep,
        },
        parsedCronItems: parseCronItems([{ task: 'sweep', match: '* * * * *' }]),
      })
      const end = () => void runner.stop().catch(() => undefined)
      stop.addEventListener('abort', end)
      await runner.promise
    } catch {
      // The database is away.
    } finally {
      await pgPool.end().catch(() => undefined)
    }
    if (!stop.aborted) await wait(AGAIN, undefined, { signal: stop }).catch(() => undefined)
  }
}

function poolOf(max: number): Pool {
  const pool = new Pool({ connectionString: env.DATABASE_URL, max })
  // Without these, a connection that breaks ends the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}
