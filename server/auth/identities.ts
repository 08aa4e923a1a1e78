import { db } from '@/server/db/client'
import type { Prisma } from '@/server/db/generated/client'

/**
 * All players that somebody is: the player itself and the guests joined to it. An account acts, sees and counts for
 * each of them; what they sat at and scored stays theirs, so that joining can be undone.
 */
export async function identitiesOf(
  playerId: string,
  reader: Prisma.TransactionClient = db,
): Promise<string[]> {
  const rows = await reader.player.findMany({
    where: { joinedToId: playerId },
    select: { id: true },
  })
  return [playerId, ...rows.map(({ id }) => id)]
}
