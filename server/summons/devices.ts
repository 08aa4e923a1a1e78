import { ECDH } from 'node:crypto'
import * as z from 'zod'
import { isLocale, type Locale } from '@/messages'
import { db } from '@/server/db/client'
import { allow } from '@/server/limits/allow'
import { mayBePushService } from './addresses'

/** A browser's push subscription, in its own words, and its language. */
export const deviceInput = z.strictObject({
  endpoint: z.string().max(1000).refine(mayBePushService, 'no address of a push service'),
  keys: z.strictObject({
    p256dh: z.string().length(87).refine(isPoint, 'no public key'),
    auth: z.base64url().length(22),
  }),
  locale: z.custom<Locale>(isLocale),
})

/** A device that wants to be called. */
export type Device = z.infer<typeof deviceInput>

/** So many devices of one person are called: the latest. */
const MOST = 10

function isPoint(text: string): boolean {
  try {
    ECDH.convertKey(text, 'prime256v1', 'base64url')
    return true
  } catch {
    return false
  }
}

/**
 * Calls this device from now on, until its session ends; a device that is known is known anew.
 * @throws AccountFault `too-many-tries`
 */
export async function callDevice(
  player: string,
  session: string,
  { endpoint, keys: { p256dh, auth }, locale }: Device,
): Promise<void> {
  await allow(['call-me', player])
  // A session that ends meanwhile waits for this, and then takes the device along.
  await db.$executeRaw`
    WITH live AS (
      SELECT id FROM "Session" WHERE id = ${session}::uuid AND "endedAt" IS NULL FOR SHARE
    )
    INSERT INTO "Summons" ("endpoint", "p256dh", "auth", "locale", "sessionId")
    SELECT ${endpoint}, ${p256dh}, ${auth}, ${locale}, live.id FROM live
    ON CONFLICT ("endpoint") DO UPDATE SET "p256dh" = excluded."p256dh", "auth" = excluded."auth",
      "locale" = excluded."locale", "sessionId" = excluded."sessionId", "createdAt" = now()`
  await db.$executeRaw`
    DELETE FROM "Summons" WHERE "endpoint" IN (
      SELECT d."endpoint" FROM "Summons" d JOIN "Session" s ON s.id = d."sessionId"
      WHERE s."playerId" = ${player}::uuid ORDER BY d."createdAt" DESC OFFSET ${MOST})`
}

/** Calls a device of this person no more. */
export async function leaveDeviceAlone(player: string, endpoint: string): Promise<void> {
  await db.summons.deleteMany({ where: { endpoint, session: { playerId: player } } })
}

/** The devices on which a player is called; a guest whose games were joined to an account, on that account's too. */
export function devicesOf(player: string): Promise<StoredDevice[]> {
  return db.$queryRaw<StoredDevice[]>`
    SELECT d."endpoint", d."p256dh", d."auth", d."locale"
    FROM "Player" p
    JOIN "Session" s ON s."playerId" IN (p.id, p."joinedToId") AND s."endedAt" IS NULL
    JOIN "Summons" d ON d."sessionId" = s.id
    WHERE p.id = ${player}::uuid`
}

/** A device as it is kept. */
export interface StoredDevice {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
  readonly locale: Locale
}

/** Forgets a device of which its push service knows nothing any more. */
export async function forgetDevice(endpoint: string): Promise<void> {
  await db.summons.deleteMany({ where: { endpoint } })
}
