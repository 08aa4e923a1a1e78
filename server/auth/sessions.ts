import { db } from '@/server/db/client'
import { announce } from '@/server/live/bus'

/** Signs a player in on a device. @returns the session's id, for the cookie */
export async function startSession(playerId: string): Promise<string> {
  const { id } = await db.session.create({ data: { playerId }, select: { id: true } })
  return id
}

/** Signs a device out; its stream ends at once. */
export async function endSession(id: string): Promise<void> {
  const ended = await db.session.updateManyAndReturn({
    where: { id, endedAt: null },
    data: { endedAt: new Date() },
    select: { playerId: true },
  })
  for (const { playerId } of ended) announce(`player:${playerId}`)
}

/** Signs a player out on every device. */
export async function endAllSessions(playerId: string): Promise<void> {
  await db.session.updateMany({
    where: { playerId, endedAt: null },
    data: { endedAt: new Date() },
  })
  announce(`player:${playerId}`)
}
