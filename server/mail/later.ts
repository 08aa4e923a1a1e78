import { once } from '@/server/once'

const running = once('later', () => new Set<Promise<void>>())

/** Does something after the answer has gone, so that the answer's time tells nothing of it. */
export function later(work: () => Promise<void>): void {
  const done = work()
    .catch((error: unknown) => console.error('A mail could not be sent:', error))
    .finally(() => running.delete(done))
  running.add(done)
}

/** Waits for all that was to be done later, before the process stops. */
export async function nothingLeft(): Promise<void> {
  while (running.size > 0) await Promise.all(running)
}
