const PATIENCE = 8000
// One Ctrl-C reaches us twice: from the terminal, and from npm, which passes it on.
const SAME_PRESS = 500
const SIGNALS = /** @type {const} */ ([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
])

/**
 * What was started, to be stopped in the opposite order, once, when the process is told to stop or gives up.
 */
export class Stopping {
  /** @type {(() => unknown)[]} */
  #steps = []
  /** @type {(() => void)[]} */
  #kills = []
  /** @type {Promise<void> | undefined} */
  #stopped
  #since = 0

  /** @type {(() => void) | undefined} */
  #onStop

  /** @param {() => void} [onStop] called when the process is told to stop */
  constructor(onStop) {
    this.#onStop = onStop
    for (const [signal, code] of SIGNALS) process.on(signal, () => this.#told(code))
    this.#watchNpm()
  }

  /** Whether the process has been told to stop. */
  get asked() {
    return this.#since > 0
  }

  /**
   * @param {() => unknown} step
   * @param {() => void} [kill] instead, when somebody asks a second time or a step takes too long
   */
  add(step, kill) {
    this.#steps.push(step)
    if (kill) this.#kills.push(kill)
  }

  /** @returns {Promise<void>} */
  stop() {
    this.#stopped ??= this.#run()
    return this.#stopped
  }

  /** @param {number} code */
  #told(code) {
    if (this.#since === 0) {
      this.#since = Date.now()
      this.#onStop?.()
      void this.stop().then(() => process.exit(0))
    } else if (Date.now() - this.#since > SAME_PRESS) {
      this.#killAll()
      process.exit(code)
    }
  }

  /** npm passes a signal to a shell that dies of it and leaves us behind. */
  #watchNpm() {
    if (!process.env['npm_lifecycle_event']) return
    const { ppid } = process
    const look = () => process.ppid !== ppid && this.#since === 0 && this.#told(143)
    setInterval(look, 500).unref()
  }

  async #run() {
    const late = setTimeout(() => this.#killAll(), PATIENCE)
    for (const step of this.#steps.reverse()) {
      try {
        await step()
      } catch (error) {
        console.error(error)
      }
    }
    clearTimeout(late)
  }

  #killAll() {
    for (const kill of this.#kills) kill()
  }
}
