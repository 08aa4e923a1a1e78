import type { News, Wants } from './news'

/** What the leading tab knows of the browser's tabs, and how far it has heard of each table. */
export interface Book {
  readonly tabs: Readonly<Record<string, { readonly wants: Wants; readonly heardAt: number }>>
  readonly latest: Readonly<Record<string, number>>
}

/** A tab that says nothing for so long is gone, in milliseconds: a hidden tab's timers run once a minute. */
export const GONE_AFTER = 150_000

/** Before any tab has said what it wants. */
export const EMPTY: Book = { tabs: {}, latest: {} }

/** After a tab said what it wants. */
export function noted(book: Book, tab: string, wants: Wants, now: number): Book {
  return trimmed({ ...book, tabs: { ...book.tabs, [tab]: { wants, heardAt: now } } })
}

/** After a tab said goodbye. */
export function left(book: Book, tab: string): Book {
  const { [tab]: _, ...tabs } = book.tabs
  return trimmed({ ...book, tabs })
}

/** Without the tabs that have fallen silent. */
export function swept(book: Book, now: number): Book {
  const tabs = Object.entries(book.tabs).filter(([, { heardAt }]) => now - heardAt < GONE_AFTER)
  return trimmed({ ...book, tabs: Object.fromEntries(tabs) })
}

/** After news came from the server. */
export function heard(book: Book, news: News): Book {
  if (news.of !== 'table') return book
  const latest = Math.max(book.latest[news.table] ?? 0, ...news.events.map(({ seq }) => seq))
  return { ...book, latest: { ...book.latest, [news.table]: latest } }
}

/** What to ask of the server: every table that some tab wants, from where the first gap would be. */
export function wanted(book: Book): Wants {
  const all = Object.values(book.tabs).map(({ wants }) => wants)
  const tables: Record<string, number> = {}
  for (const wants of all) {
    for (const [table, since] of Object.entries(wants.tables)) {
      tables[table] = book.latest[table] ?? Math.min(since, tables[table] ?? since)
    }
  }
  return { tables, lobby: all.some(({ lobby }) => lobby) }
}

/** Whether two wishes need the same stream; how far each has come doesn't matter. */
export function sameStream(one: Wants, other: Wants): boolean {
  const key = ({ tables, lobby }: Wants) => `${lobby} ${Object.keys(tables).sort().join(' ')}`
  return key(one) === key(other)
}

/** Whether there is anything to ask for. */
export function wantsNothing({ tables, lobby }: Wants): boolean {
  return !lobby && Object.keys(tables).length === 0
}

/** A table that nobody wants any more is forgotten: whoever wants it again says from where. */
function trimmed(book: Book): Book {
  const tables = new Set(Object.values(book.tabs).flatMap(({ wants }) => Object.keys(wants.tables)))
  const latest = Object.entries(book.latest).filter(([table]) => tables.has(table))
  return { ...book, latest: Object.fromEntries(latest) }
}
