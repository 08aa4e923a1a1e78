import { once } from './once'

/** What must end before the process can: open streams, workers, pools. */
type Closer = () => unknown

const closers = once('closers', () => new Set<Closer>())

/**
 * Calls `close` when the process is told to stop.
 * @returns forgets it again
 */
export function onStop(close: Closer): () => void {
  closers.add(close)
  return () => closers.delete(close)
}

/** Calls every closer, the latest first; one that fails does not keep the others. */
export async function closeAll(): Promise<void> {
  const latestFirst = [...closers].reverse()
  closers.clear()
  const ended = await Promise.allSettled(latestFirst.map(async (close) => close()))
  for (const end of ended) if (end.status === 'rejected') console.error(end.reason)
}
