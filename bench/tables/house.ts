import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { encode } from 'next-auth/jwt'
import { Client as Postgres } from 'pg'
import { migrate } from '@/scripts/lib/migrate.mjs'
import { freePortFrom } from '@/scripts/lib/port.mjs'
import { startCluster } from '@/scripts/lib/postgres/cluster.mjs'
import { programIn } from '@/scripts/lib/run.mjs'

/** The built site with a database of its own, which writes everything to disk before it says so. */
export interface House {
  readonly address: string
  /** Cookies of as many people with accounts. */
  people(count: number): Promise<string[]>
  /** What the server's process has used: milliseconds of a core, and kB of memory. */
  used(): { cpuMs: number; memoryKb: number }
  close(): Promise<void>
}

/**
 * Starts it.
 * @param root the project's folder
 * @param environment of this process
 */
export async function openHouse(root: string, environment: NodeJS.ProcessEnv): Promise<House> {
  const cluster = await startCluster(join(root, '.data/bench-postgres'))
  const name = `bench_${randomBytes(6).toString('hex')}`
  const admin = new Postgres(cluster.url('postgres'))
  await admin.connect()
  await admin.query(`CREATE DATABASE ${name}`)
  const database = new Postgres(cluster.url(name))
  await database.connect()
  await migrate(database, join(root, 'prisma/migrations'), () => undefined)
  const secret = randomBytes(32).toString('hex')
  const port = await freePortFrom(3200)
  const address = `http://127.0.0.1:${port}`
  const call = [programIn('next', 'dist/bin/next'), 'start', '-p', String(port), '-H', '127.0.0.1']
  const site = spawn(process.execPath, call, {
    stdio: ['ignore', 'ignore', 'inherit'],
    cwd: root,
    env: {
      ...environment,
      NODE_ENV: 'production',
      DATABASE_URL: cluster.url(name),
      AUTH_SECRET: secret,
      PUBLIC_URL: address,
      NEXTAUTH_URL: address,
      NEXT_TELEMETRY_DISABLED: '1',
    },
  })
  while (!(await fetch(`${address}/api/trpc/table.lobby`).catch(() => null))?.ok) await wait(200)
  const pid = site.pid ?? 0
  return {
    address,
    people: (count) => people(database, secret, count),
    used: () => ({ cpuMs: cpuMs(pid), memoryKb: memoryKb(pid) }),
    async close() {
      const ended = new Promise((tell) => site.once('exit', tell))
      site.kill('SIGTERM')
      await ended
      await database.end()
      await admin.query(`DROP DATABASE ${name} WITH (FORCE)`)
      await admin.end()
      await cluster.release()
    },
  }
}

async function people(database: Postgres, secret: string, count: number): Promise<string[]> {
  const { rows } = await database.query<{ id: string }>(
    `WITH made AS (
      INSERT INTO "Player" (id, kind, nickname)
      SELECT gen_random_uuid(), 'ACCOUNT', 'Player ' || n FROM generate_series(1, $1) AS n RETURNING id
    ) INSERT INTO "Session" (id, "playerId") SELECT gen_random_uuid(), id FROM made RETURNING id`,
    [count],
  )
  return Promise.all(
    rows.map(
      async ({ id }) => `church-game.session=${await encode({ token: { sid: id }, secret })}`,
    ),
  )
}

/** The kernel counts in hundredths of a second. */
function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}

function memoryKb(pid: number): number {
  return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
}
