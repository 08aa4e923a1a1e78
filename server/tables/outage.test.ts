import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { db } from '@/server/db/client'
import { isOutage } from '@/server/db/faults'
import { post, reasonIn } from '@/server/testing/caller'
import { withDatabase } from '@/server/testing/database'
import { dealt, type Person, withAccount } from '@/server/testing/people'
import { checkTable } from './check'
import { runningSince, watchForOutages } from './outage'
import { prepareCalls } from './worker'

withDatabase()

let anna: Person
let bess: Person
beforeAll(async () => {
  await prepareCalls()
  anna = await withAccount('Anna')
  bess = await withAccount('Bess')
}, 60_000)

/** The database hangs up on everybody, as when it is stopped. */
async function hangUp(): Promise<void> {
  await db.$queryRaw`
    SELECT pg_terminate_backend(pid)::text FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()`
}

describe('while the database hangs up', () => {
  it('failure 19: what was acknowledged is there, and what wasn’t may be sent again', async () => {
    const table = await dealt([anna, bess])
    const acknowledged: string[] = []
    for (let round = 0; round < 12; round++) {
      const id = randomUUID()
      const act = { table, command: { do: 'be-ready', ready: true }, id, seen: 0 }
      const storm = round % 3 === 0 ? hangUp().catch(() => undefined) : undefined
      const first = await post(anna, 'table.act', act)
      await storm
      const reason = reasonIn(first)
      if (reason === undefined) acknowledged.push(id)
      else expect(reason).toBe('try-again')
      await vi.waitFor(async () => {
        expect(reasonIn(await post(anna, 'table.act', act))).toBeUndefined()
      })
      const again = await post(anna, 'table.act', act)
      if (reason === undefined) expect(again.text).toBe(first.text)
    }
    const kept = await db.command.findMany({ where: { tableId: table, id: { in: acknowledged } } })
    expect(kept).toHaveLength(acknowledged.length)
    expect(await checkTable(table)).toEqual([])
  }, 60_000)

  it('it is noticed that clocks must start anew', async () => {
    const before = runningSince()
    const answers = [false, true]
    const stop = watchForOutages(async () => answers.shift() ?? true)
    try {
      await vi.waitFor(() => expect(runningSince()).toBeGreaterThan(before), 5000)
    } finally {
      stop()
    }
  })
})

describe('an error of the database', () => {
  it('that says it is away is told from others', () => {
    for (const away of [
      Object.assign(new Error('x'), { code: 'P1001' }),
      Object.assign(new Error('x'), { code: 'ECONNREFUSED' }),
      { meta: { driverAdapterError: { cause: { kind: 'DatabaseNotReachable' } } } },
      new Error('Connection terminated unexpectedly'),
    ]) {
      expect(isOutage(away)).toBe(true)
    }
    for (const other of [new Error('x'), { code: '23505' }, null, 'P1001']) {
      expect(isOutage(other)).toBe(false)
    }
  })
})
