import { db } from '@/server/db/client'
import { announce } from '@/server/live/bus'
import { AccountFault } from './fault'
import { readNickname } from './inputs'
import { isTakenNear, tablesOf } from './tables-of'

/** Changes a player's nickname, at every table at once. @throws AccountFault */
export async function rename(playerId: string, typed: string): Promise<void> {
  const nickname = readNickname(typed)
  if (await isTakenNear(playerId, nickname)) throw new AccountFault('nickname-taken-here')
  await db.player.update({ where: { id: playerId }, data: { nickname } })
  for (const table of await tablesOf(playerId)) announce(`table:${table}`)
}
