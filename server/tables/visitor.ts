import type { IncomingHttpHeaders } from 'node:http'
import type { PlayerId } from '@/engine/table/state'
import { currentPlayer, type Signed, signedIn } from '@/server/auth/session'
import { codesIn } from './codes-cookie'
import type { Visitor } from './door'

/** A visitor, and the session by which one is known. */
export interface KnownVisitor extends Visitor {
  readonly sessionId: string | null
}

/** Who sends a request. */
export async function visitorOf(headers: Headers | IncomingHttpHeaders): Promise<KnownVisitor> {
  const cookies = headers instanceof Headers ? headers.get('cookie') : headers.cookie
  return visiting(await currentPlayer(headers), codesIn(cookies ?? ''))
}

/** The visitor as it stands now; null where the session has been ended. */
export async function visitorStill(visitor: KnownVisitor): Promise<KnownVisitor | null> {
  if (visitor.sessionId === null) return visitor
  const signed = await signedIn(visitor.sessionId)
  return signed && visiting(signed, visitor.codes)
}

function visiting(signed: Signed | null, codes: ReadonlyMap<string, string>): KnownVisitor {
  if (signed === null) return { player: null, codes, sessionId: null }
  const { player, session } = signed
  return {
    player: {
      id: player.id as PlayerId,
      hasAccount: player.kind === 'ACCOUNT',
      joined: player.joined as PlayerId[],
    },
    codes,
    sessionId: session.id,
  }
}
