import { db } from '@/server/db/client'
import { allow, guess } from '@/server/limits/allow'
import { AccountFault } from './fault'
import { readNickname } from './inputs'
import { rename } from './rename'
import { readReturnCode, returnCodeHash, returnCodeOf } from './return-code'
import { isTakenAt } from './tables-of'

/** A guest at the door of a table. */
export interface Entry {
  readonly table: string
  readonly nickname: string
  /** The code by which the browser came to the table. */
  readonly code: string | undefined
}

/**
 * Lets a guest in to a table that somebody with an account opened.
 * @param guest the player, for somebody who is a guest already: one stays the same at the next table
 * @returns the guest's player
 * @throws AccountFault
 */
export async function enterAsGuest(entry: Entry, address: string, guest?: string): Promise<string> {
  const nickname = readNickname(entry.nickname)
  const table = await db.table.findUnique({ where: { id: entry.table } })
  if (table === null || table.code === null || table.code !== entry.code) {
    throw new AccountFault('no-such-table')
  }
  if (table.open) throw new AccountFault('accounts-only')
  const own = guest === undefined ? [] : [guest]
  if (await isTakenAt(table.id, nickname, own)) throw new AccountFault('nickname-taken-here')
  await allow(['guest-from', address])
  if (guest !== undefined) {
    await rename(guest, nickname)
    return guest
  }
  const id = crypto.randomUUID()
  await db.player.create({
    data: { id, kind: 'GUEST', nickname, returnCodeHash: returnCodeHash(returnCodeOf(id)) },
  })
  return id
}

/**
 * Lets a guest come back whose cookie was lost.
 * @returns the guest's player
 * @throws AccountFault `wrong-return-code`, `too-many-tries`
 */
export async function comeBack(typed: string, address: string): Promise<string> {
  const code = readReturnCode(typed)
  const guest = await guess([['return-code-from', address]], () => guestByCode(code))
  if (guest === null) throw new AccountFault('wrong-return-code')
  return guest
}

async function guestByCode(code: string | undefined): Promise<string | null> {
  if (code === undefined) return null
  const guest = await db.player.findUnique({
    where: { returnCodeHash: returnCodeHash(code), kind: 'GUEST', joinedToId: null },
    select: { id: true },
  })
  return guest?.id ?? null
}

/** A guest's return code, to be shown again; null for anybody else. */
export async function showReturnCode(playerId: string): Promise<string | null> {
  const code = returnCodeOf(playerId)
  const { count } = await db.player.updateMany({
    where: { id: playerId, kind: 'GUEST', joinedToId: null },
    data: { returnCodeHash: returnCodeHash(code) },
  })
  return count === 0 ? null : code
}
