import { db } from '@/server/db/client'
import type { Signed } from './session'

/** What one sees of oneself on the account page. */
export interface Me {
  readonly id: string
  readonly kind: 'ACCOUNT' | 'GUEST'
  readonly nickname: string
  /** Null for guests. */
  readonly email: string | null
  /** On how many devices one is signed in. */
  readonly devices: number
  /** Guests whose games were joined to the account. */
  readonly joined: readonly { readonly id: string; readonly nickname: string }[]
}

/** Reads what one sees of oneself. */
export async function readMe({ player }: Signed): Promise<Me> {
  const [account, devices, joined] = await Promise.all([
    db.account.findUnique({ where: { playerId: player.id }, select: { email: true } }),
    db.session.count({ where: { playerId: player.id, endedAt: null } }),
    db.player.findMany({
      where: { joinedToId: player.id },
      select: { id: true, nickname: true },
      orderBy: { createdAt: 'asc' },
    }),
  ])
  return {
    ...player,
    email: account?.email ?? null,
    devices,
    joined: joined.map(({ id, nickname }) => ({ id, nickname: nickname ?? '' })),
  }
}
