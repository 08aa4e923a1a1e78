import { once } from '@/server/once'

const lines = once('table-queues', () => new Map<string, Promise<unknown>>())

/**
 * Does one thing after another at each table, in the order in which they came to this process: what arrived first is
 * judged first, and processes rather than requests race for a sequence number.
 */
export function inTurn<Result>(table: string, work: () => Promise<Result>): Promise<Result> {
  const before = lines.get(table) ?? Promise.resolve()
  const done = before.then(work, work)
  const settled = done.then(
    () => undefined,
    () => undefined,
  )
  lines.set(table, settled)
  void settled.then(() => {
    if (lines.get(table) === settled) lines.delete(table)
  })
  return done
}
