import { announce } from '@/server/live/bus'
import { readNickname } from './inputs'
import { tablesOf, underFreeName } from './tables-of'

/** Changes a player's nickname, at every table at once. @throws AccountFault */
export async function rename(playerId: string, typed: string): Promise<void> {
  const nickname = readNickname(typed)
  await underFreeName(playerId, nickname, (transaction) =>
    transaction.player.update({ where: { id: playerId }, data: { nickname } }),
  )
  for (const table of await tablesOf(playerId)) announce(`table:${table}`)
}
