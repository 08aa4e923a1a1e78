import { once } from '@/server/once'

/**
 * What is announced: that something changed at a table, in the lobby, or about a player's sessions; or that any of it
 * may have changed unheard.
 */
export type Topic = `table:${string}` | 'lobby' | `player:${string}` | 'all'

/** Hears of a topic, and of a table the number of its latest event. */
export type Listener = (topic: Topic, seq: number) => void

const listeners = once('listeners', () => new Set<Listener>())

/**
 * Hears of everything announced in any process.
 * @returns stops hearing
 */
export function listen(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Tells those in this process. */
export function tellHere(topic: Topic, seq: number): void {
  for (const listener of listeners) listener(topic, seq)
}

/** Announcements as they travel between processes. */
export function written(news: ReadonlyMap<Topic, number>): string[] {
  const lines: string[] = []
  for (const [topic, seq] of news) {
    const word = `${topic}=${seq}`
    const line = lines.at(-1)
    if (line === undefined || line.length + word.length > MOST_BYTES) lines.push(word)
    else lines[lines.length - 1] = `${line} ${word}`
  }
  return lines
}

/** Postgres takes payloads below 8000 bytes. */
const MOST_BYTES = 7000

/** Tells those in this process what another announced. */
export function tellWritten(line: string): void {
  for (const word of line.split(' ')) {
    const [topic, seq] = word.split('=')
    if (topic) tellHere(topic as Topic, Number(seq))
  }
}
