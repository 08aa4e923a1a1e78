import { db } from '@/server/db/client'
import type { Prisma } from '@/server/db/generated/client'
import { AccountFault } from './fault'
import { identitiesOf } from './identities'
import { looksLike } from './nickname'

/** Whatever reads the database: all of it, or one transaction. */
type Reader = Prisma.TransactionClient

/** Whether somebody else at a table has a nickname that looks like it. */
export async function isTakenAt(
  tableId: string,
  nickname: string,
  own: string[] = [],
  reader: Reader = db,
): Promise<boolean> {
  const others = await reader.seat.findMany({
    where: { tableId, playerId: { notIn: own } },
    select: { player: { select: { nickname: true } } },
  })
  return others.some(
    ({ player }) => player.nickname !== null && looksLike(player.nickname, nickname),
  )
}

/**
 * Refuses a seat to somebody whose nickname looks like another's at the table.
 * @param transaction one that holds the table, so that nobody there is renamed meanwhile
 * @throws AccountFault `nickname-taken-here`
 */
export async function refuseLookAlike(
  transaction: Reader,
  tableId: string,
  playerId: string,
): Promise<void> {
  const [player] = await transaction.$queryRaw<{ nickname: string | null }[]>`
    SELECT "nickname" FROM "Player" WHERE "id" = ${playerId}::uuid FOR SHARE`
  const own = await identitiesOf(playerId, transaction)
  if (await isTakenAt(tableId, player?.nickname ?? '', own, transaction)) {
    throw new AccountFault('nickname-taken-here')
  }
}

/** The tables at which a player sits. */
export async function tablesOf(playerId: string, reader: Reader = db): Promise<string[]> {
  const seats = await reader.seat.findMany({
    where: { playerId: { in: await identitiesOf(playerId, reader) } },
    select: { tableId: true },
  })
  return seats.map(({ tableId }) => tableId)
}

/**
 * Writes a player's nickname, if it looks like nobody else's at a table where the player sits. The player and these
 * tables are held: of two who take the same name at once, or sit down with it, one is first.
 * @throws AccountFault `nickname-taken-here`
 */
export async function underFreeName(
  playerId: string,
  nickname: string,
  write: (transaction: Reader) => Promise<unknown>,
): Promise<void> {
  await db.$transaction(async (transaction) => {
    await transaction.$queryRaw`
      SELECT "id" FROM "Player" WHERE "id" = ${playerId}::uuid FOR NO KEY UPDATE`
    const tables = await tablesOf(playerId, transaction)
    await transaction.$queryRaw`
      SELECT "id" FROM "Table" WHERE "id" = ANY(${tables}::uuid[]) ORDER BY "id" FOR NO KEY UPDATE`
    const own = await identitiesOf(playerId, transaction)
    for (const table of tables) {
      if (await isTakenAt(table, nickname, own, transaction)) {
        throw new AccountFault('nickname-taken-here')
      }
    }
    await write(transaction)
  })
}
