import type { TableView } from '@/engine/table/view'
import { viewTable } from '@/engine/table/view'
import { db } from '@/server/db/client'
import { maySit, type Standing, type Visitor } from './door'
import type { Loaded } from './loaded'
import { seatsAwayAt } from './presence'
import { seatsToStandInFor } from './stand-in'

/** A table as a visitor finds it. */
export interface Look {
  /** Without the game for those who may see the front only. */
  readonly view: TableView
  /** The names of the host and of those who sit, by id; former players have none. */
  readonly names: Readonly<Record<string, string>>
  readonly me: string | null
  readonly isHost: boolean
  /** For sitters, the host and those who came by it. */
  readonly code: string | null
  /** Whether a free seat may be taken. */
  readonly maySit: boolean
  readonly mayWatch: boolean
  /** The seats whose players are away just now. */
  readonly away: readonly number[]
  /** The seats for which a stand-in may be called now. */
  readonly mayTakeStandIn: readonly number[]
  /** The server's clock, in milliseconds since 1970. */
  readonly now: number
}

/** What the visitor sees of the table. */
export async function look(loaded: Loaded, standing: Standing, visitor: Visitor): Promise<Look> {
  const { table, code } = loaded
  const { viewer, isHost, isInvited, as } = standing
  const now = Date.now()
  const view = viewTable(table, viewer ?? { kind: 'spectator' })
  const isSeated = viewer?.kind === 'seat'
  const people = [table.host, ...table.seats.flatMap((sitter) => sitter?.player ?? [])]
  const [names, away] = await Promise.all([namesOf(people), seatsAwayAt(loaded.id, table, now)])
  return {
    view: viewer === null ? { ...view, game: null } : view,
    names,
    me: as,
    isHost,
    code: isSeated || isHost || isInvited ? code : null,
    maySit: maySit(loaded, standing, visitor),
    mayWatch: viewer !== null,
    away,
    mayTakeStandIn: isSeated ? seatsToStandInFor(table, away, now) : [],
    now,
  }
}

/** Players' names by id. */
export async function namesOf(ids: readonly string[]): Promise<Record<string, string>> {
  const players = await db.player.findMany({
    where: { id: { in: [...new Set(ids)] } },
    select: { id: true, nickname: true },
    orderBy: { id: 'asc' },
  })
  return Object.fromEntries(
    players.flatMap(({ id, nickname }) => (nickname === null ? [] : [[id, nickname]])),
  )
}
