import { db } from '@/server/db/client'
import { AccountFault } from './fault'
import { identitiesOf } from './identities'
import { looksLike } from './nickname'

/** Whether somebody else at a table has a nickname that looks like it. */
export async function isTakenAt(
  tableId: string,
  nickname: string,
  own: string[] = [],
): Promise<boolean> {
  const others = await db.seat.findMany({
    where: { tableId, playerId: { notIn: own } },
    select: { player: { select: { nickname: true } } },
  })
  return others.some(
    ({ player }) => player.nickname !== null && looksLike(player.nickname, nickname),
  )
}

/**
 * Refuses a seat to somebody whose nickname looks like another's at the table.
 * @throws AccountFault `nickname-taken-here`
 */
export async function refuseLookAlike(tableId: string, playerId: string): Promise<void> {
  const player = await db.player.findUnique({ where: { id: playerId } })
  const own = await identitiesOf(playerId)
  if (await isTakenAt(tableId, player?.nickname ?? '', own)) {
    throw new AccountFault('nickname-taken-here')
  }
}

/** The tables at which a player sits. */
export async function tablesOf(playerId: string): Promise<string[]> {
  const seats = await db.seat.findMany({
    where: { playerId: { in: await identitiesOf(playerId) } },
    select: { tableId: true },
  })
  return seats.map(({ tableId }) => tableId)
}

/** Whether a nickname would look like somebody else's at a table where the player sits. */
export async function isTakenNear(playerId: string, nickname: string): Promise<boolean> {
  const own = await identitiesOf(playerId)
  for (const table of await tablesOf(playerId)) {
    if (await isTakenAt(table, nickname, own)) return true
  }
  return false
}
