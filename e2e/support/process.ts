import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const root = resolve(import.meta.dirname, '../..')

/** A running `npm start`, and what it has said. */
export class Start {
  said = ''
  readonly #child: ChildProcess

  constructor(environment: Readonly<Record<string, string>>) {
    this.#child = spawn(process.execPath, ['scripts/start.mjs'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...environment },
    })
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.on('data', (text) => {
        this.said += text
      })
    }
  }

  /** Waits until it has said something, or has ended. */
  async says(words: RegExp): Promise<void> {
    while (!words.test(this.said) && this.#child.exitCode === null) await wait(100)
    if (!words.test(this.said)) throw new Error(`It ended and said: ${this.said}`)
  }

  /** Sends a signal, or nothing, and waits for its end. @returns its exit code */
  async end(signal?: NodeJS.Signals): Promise<number | null> {
    if (signal) this.#child.kill(signal)
    if (this.#child.exitCode === null && this.#child.signalCode === null) {
      await once(this.#child, 'close')
    }
    return this.#child.exitCode
  }
}
