import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { migrate } from '../../scripts/lib/migrate.mjs'
import { freePortFrom } from '../../scripts/lib/port.mjs'
import { startCluster } from '../../scripts/lib/postgres/cluster.mjs'
import { openDatabase } from '../../scripts/lib/postgres/database.mjs'
import { serve } from '../../scripts/lib/serve.mjs'

const root = resolve(import.meta.dirname, '../..')
const FIRST_PORT = 24_100
/** Houses that stand at the same time look for their ports so far apart. */
const APART = 100

/** The built site with a database of its own, and whatever can befall the two. */
export class House {
  readonly url: string
  readonly databaseUrl: string
  readonly dataFolder: string
  readonly #number: number
  readonly #port: number
  readonly #name: string
  #postgres: Awaited<ReturnType<typeof startCluster>>
  #site: ReturnType<typeof serve> | undefined

  private constructor(
    number: number,
    postgres: Awaited<ReturnType<typeof startCluster>>,
    { port, name }: { port: number; name: string },
  ) {
    this.#number = number
    this.#postgres = postgres
    this.#port = port
    this.#name = name
    this.url = `http://localhost:${port}`
    this.databaseUrl = postgres.url(name)
    this.dataFolder = mkdtempSync(join(tmpdir(), 'church-game-house-'))
  }

  /**
   * Opens the built site on an empty database.
   * @param number which of the houses that stand at the same time; each has a Postgres that it may stop
   */
  static async open(number: number): Promise<House> {
    const postgres = await postgresOf(number)
    const name = `house_${randomBytes(6).toString('hex')}`
    const port = await freePortFrom(FIRST_PORT + number * APART)
    const house = new House(number, postgres, { port, name })
    const client = await openDatabase(house.databaseUrl)
    await migrate(client, join(root, 'prisma/migrations'), () => undefined)
    await client.end()
    await house.start()
    return house
  }

  /** Starts the server. */
  async start(): Promise<void> {
    this.#site = this.#serve(this.#port)
    await this.#site.ready
  }

  /** A second server for the same database. */
  async another(): Promise<{ url: string; kill: () => Promise<void> }> {
    const port = await freePortFrom(this.#port + 1)
    const site = this.#serve(port)
    await site.ready
    return { url: `http://localhost:${port}`, kill: () => end(site) }
  }

  /** Ends the server as a power cut does. */
  async kill(): Promise<void> {
    if (this.#site) await end(this.#site)
    this.#site = undefined
  }

  async stopDatabase(): Promise<void> {
    await this.#postgres.stop()
  }

  async startDatabase(): Promise<void> {
    this.#postgres = await postgresOf(this.#number)
  }

  /** Puts everything away. */
  async close(): Promise<void> {
    await this.kill()
    const client = await openDatabase(this.#postgres.url('postgres'))
    await client.query(`DROP DATABASE IF EXISTS ${this.#name} WITH (FORCE)`)
    await client.end()
    await this.#postgres.release()
    rmSync(this.dataFolder, { recursive: true, force: true })
  }

  #serve(port: number) {
    return serve('start', port, {
      NODE_ENV: 'production',
      DATABASE_URL: this.databaseUrl,
      PORT: String(port),
      PUBLIC_URL: `http://localhost:${port}`,
      AUTH_SECRET: 'only for whole journeys, and long enough',
      DATA_DIR: this.dataFolder,
      // Everybody comes from an address of their own, as people do.
      TRUST_PROXY: '1',
      QUICK_COMPUTERS: '1',
    })
  }
}

function postgresOf(number: number) {
  const firstPort = 25_600 + number * APART
  return startCluster(join(root, `.data/e2e-postgres-${number}`), { firstPort })
}

async function end(site: ReturnType<typeof serve>): Promise<void> {
  site.kill()
  await site.ended
}
