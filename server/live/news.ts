import type { PlayerId, TableEvent } from '@/engine/table/state'
import { type TableEventView, viewOfTableEvent } from '@/engine/table/view'
import type { Viewer } from '@/engine/view'
import { isBarred, standingOf, type Visitor } from '@/server/tables/door'
import { logAfter } from '@/server/tables/load'
import type { Loaded, Logged } from '@/server/tables/loaded'

/** An event as one viewer is told of it. */
export interface Told {
  readonly seq: number
  readonly at: number
  readonly event: TableEventView
}

/** Why a table is told of no longer. */
export type Gone = 'removed' | 'closed' | 'not-allowed'

/** What a stream has to say of a table. */
export interface News {
  readonly messages: readonly (
    | { readonly event: 'table'; readonly data: { readonly events: readonly Told[] } }
    /** Something changed of which the viewer isn't told event by event: look again. */
    | { readonly event: 'names'; readonly data: object }
  )[]
  /** The latest event this covers. */
  readonly seq: number
  /** As whom the viewer sits there; null for those without a seat. */
  readonly seatedAs: PlayerId | null
  readonly gone: Gone | null
}

/** More events than this are not told one by one. */
const MOST = 1000

/** What the visitor is to be told of the table after an event. Looks at the door again each time. */
export async function newsFor(
  loaded: Loaded | undefined,
  visitor: Visitor,
  since: number,
): Promise<News> {
  const standing = loaded && standingOf(loaded, visitor)
  if (!loaded || !standing) {
    const gone = loaded && isBarred(loaded.table, visitor) ? 'removed' : 'not-allowed'
    return { messages: [], seq: since, seatedAs: null, gone }
  }
  const { seq, phase } = loaded.table
  const { viewer } = standing
  const events = await eventsAfter(loaded, since)
  const known = {
    seq,
    seatedAs: viewer?.kind === 'seat' ? standing.as : null,
    gone: phase === 'closed' ? ('closed' as const) : null,
  }
  if (events === null || viewer === null) {
    const hasChanged = events === null || events.some(({ event }) => isOfFront(event))
    return { ...known, messages: hasChanged ? [{ event: 'names', data: {} }] : [] }
  }
  if (events.length === 0) return { ...known, messages: [] }
  return { ...known, messages: [{ event: 'table', data: { events: toldTo(viewer, events) } }] }
}

/** Events as the viewer may see them. */
export function toldTo(viewer: Viewer, events: readonly Logged[]): Told[] {
  return events.map(({ seq, at, event }) => ({ seq, at, event: viewOfTableEvent(event, viewer) }))
}

/** The table's events after a number; null where they are too many, or the number isn't of this table. */
export async function eventsAfter(
  { id, table, log }: Loaded,
  since: number,
): Promise<readonly Logged[] | null> {
  if (table.seq - since > MOST || since > table.seq) return null
  const first = log[0]?.seq ?? table.seq + 1
  if (since >= first - 1) return log.slice(since - first + 1)
  return (await logAfter(id, since, table.seq - since)).filter(({ seq }) => seq <= table.seq)
}

/** What changes the front of a table: people and phases, but nothing of the game. */
function isOfFront({ type }: TableEvent): boolean {
  return FRONT.has(type)
}

const FRONT: ReadonlySet<TableEvent['type']> = new Set([
  'sat',
  'got-up',
  'ready-to-start',
  'started',
  'stood-in',
  'returned',
  'handed-on',
  'gathered-again',
  'game-over',
  'abandoned',
  'closed',
] satisfies TableEvent['type'][])
