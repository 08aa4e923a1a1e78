import { seatOf } from '@/engine/table/sitters'
import type { PlayerId, Table } from '@/engine/table/state'
import type { Viewer } from '@/engine/view'
import type { Loaded } from './loaded'

/** Who comes to a table. */
export interface Visitor {
  /** Null for those who are neither signed in nor guests. */
  readonly player: VisitingPlayer | null
  /** For each table the code that this browser came by. */
  readonly codes: ReadonlyMap<string, string>
}

/** A player who comes to a table. */
export interface VisitingPlayer {
  readonly id: PlayerId
  readonly hasAccount: boolean
  /** Guests whose games this player has joined to the account: they are the same person. */
  readonly joined: readonly PlayerId[]
}

/** What somebody may see of a table. */
export interface Standing {
  /** Under which of the person's ids; null for a stranger. */
  readonly as: PlayerId | null
  readonly isHost: boolean
  /** Whether the person came by a code that is still good. */
  readonly isInvited: boolean
  /** As whom the person sees the game; null for those who see the front only: settings, people, free seats. */
  readonly viewer: Viewer | null
}

/**
 * What the visitor may see. Sitters see their seat; the host, whoever came by a good code, and accounts at an open
 * table see the front, and the game from outside if onlookers are welcome; those who were removed see nothing.
 * @returns null for those who may not even know that there is such a table
 */
export function standingOf({ id, code, table }: Loaded, visitor: Visitor): Standing | null {
  const as = selfAt(table, visitor)
  if (isBarred(table, visitor)) return null
  const isHost = as !== null && as === table.host
  const isInvited = code !== null && visitor.codes.get(id) === code
  const seat = as === null ? undefined : seatOf(table, as)
  if (seat !== undefined) return { as, isHost, isInvited, viewer: { kind: 'seat', seat } }
  const isWelcome = table.settings.open && visitor.player?.hasAccount === true && code !== null
  if (!isHost && !isInvited && !isWelcome) return null
  return { as, isHost, isInvited, viewer: table.settings.spectators ? { kind: 'spectator' } : null }
}

/** Whether the visitor may take a free seat: guests only where they were invited, and not at open tables. */
export function maySit({ table }: Loaded, { isInvited }: Standing, { player }: Visitor): boolean {
  return player?.hasAccount === true || (isInvited && !table.settings.open)
}

/** Whether the visitor was removed from the table, under any of the person's ids. */
export function isBarred(table: Table, visitor: Visitor): boolean {
  return idsOf(visitor).some((id) => table.barred.includes(id))
}

/** The id under which the visitor sits at the table or is its host; else the player's own. */
function selfAt(table: Table, visitor: Visitor): PlayerId | null {
  const ids = idsOf(visitor)
  return (
    ids.find((id) => seatOf(table, id) !== undefined) ??
    ids.find((id) => id === table.host) ??
    visitor.player?.id ??
    null
  )
}

function idsOf({ player }: Visitor): PlayerId[] {
  return player === null ? [] : [player.id, ...player.joined]
}
