import type { PlayerId, Table } from '@/engine/table/state'

/** The computer players of the house. A migration puts the same rows into the database. */
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
].map((name, index) => ({
  id: `00000000-0000-7000-8000-00000000000${index}` as PlayerId,
  nickname: `${name} (computer)`,
}))

/** Computer players that don't sit at the table; there are as many as a table can have seats. */
export function freeComputers(table: Table): PlayerId[] {
  const seated = new Set(table.seats.map((sitter) => sitter?.player))
  return COMPUTERS.map(({ id }) => id).filter((id) => !seated.has(id))
}
