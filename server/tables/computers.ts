import type { PlayerId, Table } from '@/engine/table/state'
import { looksLike } from '@/server/auth/nickname'

/** The computer players of the house. Migrations put the same rows into the database. */
export const COMPUTERS: readonly { readonly id: PlayerId; readonly nickname: string }[] = [
  'Miss Marigold',
  'Canon Thistle',
  'Mrs Bramble',
  'Deacon Fern',
  'Sister Clover',
  'Mr Larkspur',
  'Dame Primrose',
  'Brother Sorrel',
  'Miss Foxglove',
  'Verger Yarrow',
].map((nickname, index) => ({
  id: `00000000-0000-7000-8000-00000000000${index}` as PlayerId,
  nickname,
}))

/**
 * Computer players that don't sit at the table, and look like nobody who does; there are as many as a table can have
 * seats.
 * @param nicknames of those who sit there
 */
export function freeComputers(table: Table, nicknames: readonly string[]): PlayerId[] {
  const seated = new Set(table.seats.map((sitter) => sitter?.player))
  return COMPUTERS.filter(
    ({ id, nickname }) => !seated.has(id) && !nicknames.some((other) => looksLike(other, nickname)),
  ).map(({ id }) => id)
}
