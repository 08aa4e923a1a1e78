import { db } from '@/server/db/client'
import { announce } from '@/server/live/bus'

/** Signs a player in on a device. @returns the session's id, for the cookie */
export async function startSession(playerId: string): Promise<string> {
  const { id } = await db.session.create({ data: { playerId }, select: { id: true } })
  return id
}

/** Signs a device out; its stream ends at once. */
export async function endSession(id: string): Promise<void> {
  const ended = await db.$queryRaw<{ playerId: string }[]>`
    UPDATE "Session" SET "endedAt" = greatest(now(), "createdAt")
    WHERE "id" = ${id}::uuid AND "endedAt" IS NULL RETURNING "playerId"`
  for (const { playerId } of ended) announce(`player:${playerId}`)
}

/** Signs a player out on every device. */
export async function endAllSessions(playerId: string): Promise<void> {
  await db.$executeRaw`
    UPDATE "Session" SET "endedAt" = greatest(now(), "createdAt")
    WHERE "playerId" = ${playerId}::uuid AND "endedAt" IS NULL`
  announce(`player:${playerId}`)
}
