import type { SentEvent } from './news'
import type { Source } from './source'

/** Pauses between two questions, in milliseconds. */
const PAUSE = { shown: 2_000, hidden: 15_000 } as const
/** The lobby, and who is there at the tables, are asked for less often, every so many questions. */
const REST_EVERY = 5

/** Asks for a table's events after a number; null where the table isn't for the reader any more. */
export type AskEvents = (
  table: string,
  since: number,
  signal: AbortSignal,
) => Promise<{ readonly events: readonly SentEvent[] } | null>

/** Where no stream can be held: asks again and again, with the same numbers. */
export function polling(ask: AskEvents): Source {
  return (wants, ear) => {
    const since = new Map(Object.entries(wants.tables))
    const ended = new AbortController()
    let timer: ReturnType<typeof setTimeout>
    let rounds = 0

    async function askOf(table: string, from: number) {
      const answer = await ask(table, from, ended.signal)
      if (ended.signal.aborted) return
      if (answer === null) {
        since.delete(table)
        return ear.news({ of: 'gone', table, why: 'not-allowed' })
      }
      const { events } = answer
      since.set(table, Math.max(from, ...events.map(({ seq }) => seq)))
      if (events.length > 0) ear.news({ of: 'table', table, events })
    }
    async function round() {
      try {
        await Promise.all([...since].map(([table, from]) => askOf(table, from)))
        if (ended.signal.aborted) return
        ear.alive()
        // What it heard may have made the leading tab turn to the stream.
        if (ended.signal.aborted) return
        if (rounds % REST_EVERY === 0) {
          if (wants.lobby) ear.news({ of: 'lobby' })
          if (rounds > 0) for (const table of since.keys()) ear.news({ of: 'names', table })
        }
        rounds += 1
        timer = setTimeout(round, document.hidden ? PAUSE.hidden : PAUSE.shown)
      } catch {
        // The leading tab tries again, after a pause.
        if (!ended.signal.aborted) ear.broken()
      }
    }

    timer = setTimeout(round, 0)
    return () => {
      ended.abort()
      clearTimeout(timer)
    }
  }
}
