import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { TableSettings } from '@/engine/table/settings'
import { Client } from './client'
import { openHouse } from './house'
import { BenchTable } from './table'

const TABLES = 100
const SEATS = 6
const SECONDS = 20
const SECONDS_WITHOUT_PAUSE = 10

const SETTINGS: TableSettings = {
  deck: 'traditional',
  seats: SEATS,
  hands: 20,
  courtesy: 'gentle',
  bluffing: true,
  list: 'withdrawn',
  clock: null,
  open: true,
  spectators: false,
}

/**
 * Plays at many tables at once against the built site, and says how fast it answers.
 * @returns the exit status
 */
export async function main(root: string, environment: NodeJS.ProcessEnv): Promise<number> {
  const house = await openHouse(root, environment)
  try {
    const cookies = await house.people(TABLES * SEATS)
    const clients = cookies.map((cookie) => new Client(house.address, cookie))
    console.log(`${TABLES} tables of ${SEATS} sit down.`)
    const tables = await inGroups(TABLES, (at) =>
      sitDown(clients.slice(at * SEATS, (at + 1) * SEATS)),
    )
    const before = house.used()
    for (const table of tables) await table.follow()
    await wait(2000)
    const open = house.used()
    console.log(`One request a second at each, for ${SECONDS} s.`)
    const delays = await steady(tables)
    const after = house.used()
    const bytes = clients.reduce((sum, client) => sum + client.bytes, 0)
    console.log(`Without a pause, for ${SECONDS_WITHOUT_PAUSE} s.`)
    const rate = await flatOut(tables)
    const result = {
      p50Ms: rounded(quantile(delays, 0.5)),
      p99Ms: rounded(quantile(delays, 0.99)),
      requestsPerSecond: Math.round(rate),
      kbPerConnection: rounded((open.memoryKb - before.memoryKb) / clients.length),
      cpuMsPerRequest: rounded((after.cpuMs - open.cpuMs) / delays.length),
      bytesPerViewer: Math.round(bytes / (delays.length * SEATS)),
    }
    console.log(
      `Request to last browser: ${result.p50Ms} ms median, ${result.p99Ms} ms at the 99th hundredth, of ${delays.length}.`,
    )
    console.log(JSON.stringify(result))
    return 0
  } finally {
    await house.close()
  }
}

/** Opens a table, seats everybody, starts, and cuts for the deal. */
async function sitDown(clients: readonly Client[]): Promise<BenchTable> {
  const [host] = clients
  if (!host) throw new Error('nobody sits down')
  const { id } = await host.call<{ id: string }>('table.open', {
    settings: SETTINGS,
    computers: false,
  })
  const tell = async (client: Client, command: object) => {
    const seen = (await client.look(id)).seq
    await client.call('table.act', { table: id, command, id: randomUUID(), seen })
  }
  for (const [seat, client] of clients.entries()) {
    if (seat > 0) await tell(client, { do: 'sit', seat })
  }
  for (const client of clients) await tell(client, { do: 'be-ready', ready: true })
  for (;;) {
    const { game } = await host.look(id)
    if (game?.phase !== 'cutting') return new BenchTable(id, clients)
    const cut = game.cuts.filter(({ round }) => round === game.round).map(({ by }) => by)
    const next = game.among.find((seat) => !cut.includes(seat)) ?? 0
    await tell(clients[next] ?? host, { do: 'play', play: { do: 'cut', at: 7 } })
  }
}

/** One request a second at each table, the tables spread over the second. */
async function steady(tables: readonly BenchTable[]): Promise<number[]> {
  const delays: number[] = []
  const start = performance.now()
  await Promise.all(
    tables.map(async (table, index) => {
      for (let second = 0; second < SECONDS; second++) {
        const at = start + (second + index / tables.length) * 1000
        await wait(Math.max(0, at - performance.now()))
        const delay = await table.request()
        if (delay !== null) delays.push(delay)
      }
    }),
  )
  return delays
}

/** As many requests as can be. @returns requests a second */
async function flatOut(tables: readonly BenchTable[]): Promise<number> {
  const end = performance.now() + SECONDS_WITHOUT_PAUSE * 1000
  let requests = 0
  await Promise.all(
    tables.map(async (table) => {
      while (performance.now() < end && (await table.request()) !== null) requests += 1
    }),
  )
  return requests / SECONDS_WITHOUT_PAUSE
}

async function inGroups<Made>(count: number, make: (at: number) => Promise<Made>): Promise<Made[]> {
  const made: Made[] = []
  for (let at = 0; at < count; at += 10) {
    const group = Array.from({ length: Math.min(10, count - at) }, (_, index) => make(at + index))
    made.push(...(await Promise.all(group)))
  }
  return made
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100
}
