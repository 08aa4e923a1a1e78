import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Redis } from 'ioredis'
import { freePortFrom } from '@/scripts/lib/port.mjs'
import { ensureRedis } from '@/scripts/lib/redis.mjs'

/** A Redis server for tests, which can be killed and started again at the same address. */
export class RedisServer {
  readonly url: string
  readonly #program = ensureRedis()
  readonly #folder = mkdtempSync(join(tmpdir(), 'church-game-redis-'))
  readonly #port: number
  #child: ChildProcess | null = null

  private constructor(port: number) {
    this.#port = port
    this.url = `redis://127.0.0.1:${port}`
  }

  /** Finds a place for one, and doesn't start it yet. */
  static async place(): Promise<RedisServer> {
    return new RedisServer(await freePortFrom(46_379))
  }

  /** Starts it, and waits until it answers. */
  async start(): Promise<void> {
    const where = ['--bind', '127.0.0.1', '--port', `${this.#port}`, '--dir', this.#folder]
    const args = [...where, '--save', '', '--appendonly', 'no']
    this.#child = spawn(this.#program, args, { stdio: 'ignore' })
    const asking = new Redis(this.url, { retryStrategy: () => 50, maxRetriesPerRequest: null })
    asking.on('error', () => undefined)
    await asking.ping()
    asking.disconnect()
  }

  /** Kills it, as the machine would. */
  async kill(): Promise<void> {
    const child = this.#child
    this.#child = null
    if (child === null) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }

  /** Ends it for good. */
  async remove(): Promise<void> {
    await this.kill()
    rmSync(this.#folder, { recursive: true, force: true })
  }
}
