import type { IncomingHttpHeaders } from 'node:http'
import { db } from '@/server/db/client'
import { sessionIdIn } from './cookie'

/** Who sends a request, and on which device. */
export interface Signed {
  readonly player: {
    readonly id: string
    readonly kind: 'ACCOUNT' | 'GUEST'
    readonly nickname: string
    /** Guests who are the same person: their seats and games are this player's. */
    readonly joined: readonly string[]
  }
  readonly session: { readonly id: string }
}

/**
 * Who sends a request with these headers; null for strangers. The session is looked up each time, so that one that was
 * ended is nobody's any more.
 */
export async function currentPlayer(
  headers: Headers | IncomingHttpHeaders,
): Promise<Signed | null> {
  const id = await sessionIdIn(headers)
  return id === null ? null : signedIn(id)
}

/** Whose a session is; null when it was ended. For streams, which ask again and again. */
export async function signedIn(sessionId: string): Promise<Signed | null> {
  const [player] = await db.$queryRaw<Signed['player'][]>`
    SELECT p."id", p."kind"::text AS "kind", p."nickname",
      ARRAY(SELECT j."id"::text FROM "Player" j WHERE j."joinedToId" = p."id") AS "joined"
    FROM "Session" s JOIN "Player" p ON p."id" = s."playerId"
    WHERE s."id" = ${sessionId}::uuid AND s."endedAt" IS NULL AND p."kind" IN ('ACCOUNT', 'GUEST')`
  return player === undefined ? null : { player, session: { id: sessionId } }
}
