import { readSettings, type TableSettings } from '@/engine/table/settings'
import { seatOf } from '@/engine/table/sitters'
import type { PlayerId, TablePhase } from '@/engine/table/state'
import { db } from '@/server/db/client'
import type { Prisma } from '@/server/db/generated/client'
import type { Visitor } from './door'
import { load } from './load'
import type { Loaded } from './loaded'

/** A table in a list. */
export interface TableCard {
  readonly id: string
  /** The host's name. */
  readonly host: string
  readonly settings: TableSettings
  readonly phase: TablePhase
  readonly taken: number
  readonly seats: number
  /** Those who sit, by seat. */
  readonly people: readonly { readonly name: string; readonly isComputer: boolean }[]
  readonly mySeat: number | null
  readonly myTurn: boolean
}

/** A table is shown to others as long as somebody was there so lately, in milliseconds. */
const FRESH = 2 * 60_000
const MOST = 100

const WITH_PEOPLE = {
  host: { select: { nickname: true } },
  seats: { orderBy: { number: 'asc' }, include: { player: true } },
} satisfies Prisma.TableInclude

type Row = Prisma.TableGetPayload<{ include: typeof WITH_PEOPLE }>

/** The visitor's own tables, those used last first; and for accounts the open tables with a free seat. */
export async function lobby({
  player,
}: Visitor): Promise<{ mine: TableCard[]; open: TableCard[] }> {
  if (player === null) return { mine: [], open: [] }
  const ids = [player.id, ...player.joined]
  const isMine = { OR: [{ hostId: { in: ids } }, { seats: { some: { playerId: { in: ids } } } }] }
  const mine = await db.table.findMany({
    where: { phase: { not: 'CLOSED' }, bars: { none: { playerId: { in: ids } } }, ...isMine },
    orderBy: { usedAt: 'desc' },
    take: MOST,
    include: WITH_PEOPLE,
  })
  const open = player.hasAccount ? await openTables(ids, isMine) : []
  return {
    mine: await Promise.all(mine.map(async (row) => cardOf(row, ids, await load(row.id)))),
    open: open.map((row) => cardOf(row, ids)).filter(({ taken, seats }) => taken < seats),
  }
}

function openTables(ids: readonly string[], isMine: Prisma.TableWhereInput) {
  return db.table.findMany({
    where: {
      phase: 'GATHERING',
      open: true,
      usedAt: { gt: new Date(Date.now() - FRESH) },
      seats: { some: { player: { kind: { not: 'COMPUTER' } } } },
      bars: { none: { playerId: { in: [...ids] } } },
      NOT: isMine,
    },
    orderBy: { createdAt: 'desc' },
    take: MOST,
    include: WITH_PEOPLE,
  })
}

function cardOf(row: Row, ids: readonly PlayerId[], loaded?: Loaded): TableCard {
  const read = readSettings(row.settings)
  if (!read.ok) throw new Error(`table ${row.id} has bad settings`)
  const mine = row.seats.find(({ playerId }) => ids.some((id) => id === playerId))
  return {
    id: row.id,
    host: row.host.nickname ?? '',
    settings: read.settings,
    phase: row.phase.toLowerCase() as TablePhase,
    taken: row.seats.length,
    seats: read.settings.seats,
    people: row.seats.map(({ player }) => ({
      name: player.nickname ?? '',
      isComputer: player.kind === 'COMPUTER',
    })),
    mySeat: mine?.number ?? null,
    myTurn: mine !== undefined && loaded !== undefined && isAwaited(loaded, mine.playerId),
  }
}

/** Whether the game waits for this player. */
function isAwaited({ table }: Loaded, player: string): boolean {
  const { game } = table
  const seat = seatOf(table, player as PlayerId)
  if (seat === undefined || game === null || table.phase !== 'playing') return false
  if (table.seats[seat]?.away) return false
  switch (game.phase) {
    case 'cutting':
      return (
        game.among.includes(seat) &&
        !game.cuts.some(({ by, round }) => by === seat && round === game.round)
      )
    case 'readying':
      return !game.ready[seat]
    case 'playing':
      return game.hand?.turn === seat
    default:
      return false
  }
}
