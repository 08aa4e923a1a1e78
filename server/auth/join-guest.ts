import { db } from '@/server/db/client'
import { announce } from '@/server/live/bus'
import { AccountFault } from './fault'
import { returnCodeHash, returnCodeOf } from './return-code'
import { endAllSessions } from './sessions'

/**
 * Joins a guest to an account: from now on the account is that guest too. Nothing else is written, so that it can be
 * undone; the guest's own cookies and return code end.
 * @throws AccountFault `same-game`, `same-table`, `not-joinable`
 */
export async function joinGuest(guest: string, account: string): Promise<void> {
  await db.$transaction(async (tx) => {
    // Two joins at once, of a guest or to an account, are judged one after the other.
    await tx.$queryRaw`
      SELECT "id" FROM "Player" WHERE "id" IN (${guest}::uuid, ${account}::uuid)
      ORDER BY "id" FOR UPDATE`
    const players = await tx.player.findMany({
      where: { OR: [{ id: account, kind: 'ACCOUNT' }, { joinedToId: account }] },
      select: { id: true },
    })
    const own = players.map(({ id }) => id)
    if (own.includes(guest)) return
    const isFree = await tx.player.count({ where: { id: guest, kind: 'GUEST', joinedToId: null } })
    if (isFree === 0 || !own.includes(account)) throw new AccountFault('not-joinable')
    const their = { some: { playerId: guest } }
    const mine = { some: { playerId: { in: own } } }
    const both = { AND: [{ seats: their }, { seats: mine }] }
    if ((await tx.game.count({ where: both })) > 0) throw new AccountFault('same-game')
    if ((await tx.table.count({ where: both })) > 0) throw new AccountFault('same-table')
    await tx.player.update({
      where: { id: guest },
      data: { joinedToId: account, returnCodeHash: null },
    })
  })
  await endAllSessions(guest)
  announce(`player:${account}`)
}

/**
 * Undoes a join: the guest is somebody of its own again.
 * @returns the guest's return code, the only way back to it
 * @throws AccountFault `not-joinable` where it isn't joined to this account
 */
export async function partGuest(guest: string, account: string): Promise<string> {
  const code = returnCodeOf(guest)
  const { count } = await db.player.updateMany({
    where: { id: guest, joinedToId: account },
    data: { joinedToId: null, returnCodeHash: returnCodeHash(code) },
  })
  if (count === 0) throw new AccountFault('not-joinable')
  announce(`player:${account}`)
  return code
}
