import { randomUUID } from 'node:crypto'
import type { Card } from '@/engine/deck'
import type { TableEvent } from '@/engine/table/state'
import { db } from '@/server/db/client'
import { newCode } from '@/server/tables/code'
import { tableNow } from './people'

/** Two cards of one set, of two seats. */
export interface Swap {
  readonly one: Card
  readonly other: Card
}

/**
 * Two cards of one set, in the hands of seats 1 and 2. Swapped, either still has a card of each set that it had, so
 * that all may ask for the same as before; undefined where the deal has no such pair.
 */
export async function hiddenPair(table: string): Promise<Swap | undefined> {
  const { hand } = (await tableNow(table)).table.game ?? {}
  if (!hand) return undefined
  for (const set of hand.deck.sets) {
    const [one, other] = [1, 2].map((seat) =>
      set.cards.find(
        (_, place) => hand.holder[set.first + place] === seat && !hand.laid[set.index],
      ),
    )
    if (one !== undefined && other !== undefined) return { one, other }
  }
  return undefined
}

/**
 * Writes a copy of a table into the database: the same in everything but its id, its code and the two cards, if any.
 */
export async function writeTwin(table: string, swap?: Swap): Promise<string> {
  const twin = randomUUID()
  const row = await db.table.findUniqueOrThrow({ where: { id: table }, include: { seats: true } })
  const { seats, ...columns } = row
  await db.table.create({
    data: { ...columns, settings: columns.settings ?? {}, id: twin, code: newCode() },
  })
  await db.seat.createMany({ data: seats.map((seat) => ({ ...seat, tableId: twin })) })
  const events = await db.event.findMany({ where: { tableId: table }, orderBy: { seq: 'asc' } })
  await db.event.createMany({
    data: events.map(({ seq, at, body }) => ({
      tableId: twin,
      seq,
      at,
      body: swapped(body as unknown as TableEvent, swap) as object,
    })),
  })
  await writeGame(table, twin)
  return twin
}

function swapped(event: TableEvent, swap: Swap | undefined): TableEvent {
  if (event.type !== 'dealt' || !swap) return event
  const { one, other } = swap
  const change = (card: Card) => (card === one ? other : card === other ? one : card)
  return { ...event, dealt: event.dealt.map((cards) => cards.map(change)) }
}

/** What is kept beside the log, so that the twin can be played on. */
async function writeGame(table: string, twin: string) {
  const { seats, hands, ...game } = await db.game.findFirstOrThrow({
    where: { tableId: table },
    include: { seats: true, hands: true },
  })
  const id = randomUUID()
  await db.game.create({ data: { ...game, setup: game.setup ?? {}, id, tableId: twin } })
  await db.gameSeat.createMany({ data: seats.map((seat) => ({ ...seat, gameId: id })) })
  for (const hand of hands) {
    await db.hand.create({
      data: { ...hand, deal: hand.deal ?? [], id: randomUUID(), gameId: id },
    })
  }
}
