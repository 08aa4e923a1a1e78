import { pauseAfter } from './retry'

/** So long is an answer waited for before the same is sent once more, in milliseconds. */
const PATIENCE = 8_000

interface Post<Answer> {
  /** Sends it: always the same, with the same id. */
  readonly send: (signal: AbortSignal) => Promise<Answer>
  /** Whether the error of so many failures in a row is the last word: sending again would change nothing. */
  readonly isFinal: (error: unknown, failures: number) => boolean
  /** Waits so many milliseconds, or until something gives new hope. */
  readonly pause: (milliseconds: number) => Promise<void>
}

/**
 * Sends something until it is acknowledged. The server knows it by its id: however often it comes, it is done once.
 * @throws the server's last word, where that is an error
 */
export async function deliver<Answer>(post: Post<Answer>): Promise<Answer> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await post.send(AbortSignal.timeout(PATIENCE))
    } catch (error) {
      if (post.isFinal(error, failures)) throw error
      await post.pause(pauseAfter(failures, Math.random()))
    }
  }
}

/** Waits, or until the network or the page comes back. */
export function pauseOrWake(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      removeEventListener('online', done)
      document.removeEventListener('visibilitychange', done)
      resolve()
    }
    const timer = setTimeout(done, milliseconds)
    addEventListener('online', done)
    document.addEventListener('visibilitychange', done)
  })
}
