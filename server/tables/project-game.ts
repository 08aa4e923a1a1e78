import type { Table, TableEvent } from '@/engine/table/state'
import { type HandTally, tallyOf } from '@/engine/table/tally'
import type { Prisma } from '@/server/db/generated/client'
import { uuidAt } from '@/server/db/uuid-at'
import type { Logged } from './loaded'
import { addScores } from './scores'

/** An event at its place, with the table before and after it. */
interface Step {
  readonly id: string
  readonly before: Table
  readonly after: Table
  readonly seq: number
  readonly at: number
  readonly event: TableEvent
  /** The latest events, this one included: those of the hand at least. */
  readonly told: () => readonly Logged[]
}

/** Writes what the event means for games, hands and scores. */
export async function projectGame(
  transaction: Prisma.TransactionClient,
  step: Step,
): Promise<void> {
  const { event } = step
  switch (event.type) {
    case 'started':
      return startGame(transaction, step)
    case 'dealt':
      return startHand(transaction, step, event)
    case 'hand-over':
    case 'stopped':
      return endHand(transaction, step, event)
    case 'dealt-anew':
      return giveUpHand(transaction, step, 'ANEW')
    case 'game-over':
      return endGame(transaction, step, event.places)
    case 'abandoned':
      await giveUpHand(transaction, step, 'ABANDONED')
      return closeGame(transaction, step, 'ABANDONED')
    default:
  }
}

async function startGame(transaction: Prisma.TransactionClient, { id, after, at }: Step) {
  const { game, games } = after
  if (game === null) return
  const { branchId } = await transaction.table.findUniqueOrThrow({ where: { id } })
  await transaction.game.create({
    data: {
      id: uuidAt(at),
      tableId: id,
      branchId,
      number: games,
      deck: game.setup.deck,
      setup: { ...game.setup },
      startedAt: new Date(at),
      seats: {
        create: after.seats.flatMap((sitter, seat) =>
          sitter === null ? [] : [{ seat, playerId: sitter.player }],
        ),
      },
    },
  })
}

async function startHand(
  transaction: Prisma.TransactionClient,
  { id, after, seq, at }: Step,
  { hand, dealer, dealt }: TableEvent & { type: 'dealt' },
) {
  await transaction.hand.create({
    data: {
      id: uuidAt(at),
      game: { connect: gameOf(id, after) },
      number: hand,
      attempt: after.game?.attempt ?? 1,
      dealer,
      deal: dealt.map((cards) => [...cards]),
      cards: after.game?.deck.pack.length ?? 0,
      fromSeq: seq,
      startedAt: new Date(at),
    },
  })
}

async function endHand(
  transaction: Prisma.TransactionClient,
  { id, after, seq, at, told }: Step,
  { type, scores }: TableEvent & { type: 'hand-over' | 'stopped' },
) {
  const game = await transaction.game.findUniqueOrThrow({ where: gameOf(id, after) })
  const { number = 0, attempt = 0 } = after.game ?? {}
  const tally = tallyOfHand(after, told())
  await transaction.hand.update({
    where: { gameId_number_attempt: { gameId: game.id, number, attempt } },
    data: {
      end: type === 'stopped' ? 'STOPPED' : 'PLAYED',
      toSeq: seq,
      endedAt: new Date(at),
      marks: [...(tally?.marks ?? [])],
      seats: {
        create: after.seats.flatMap((sitter, seat) => {
          if (sitter === null) return []
          const [cards, done] = [scores[seat] ?? 0, tally?.seats[seat]]
          const sets = [...(done?.sets ?? [])]
          return [{ ...done, seat, playerId: sitter.player, cards, counted: cards, sets }]
        }),
      },
    },
  })
  for (const [seat, cards] of scores.entries()) {
    await transaction.gameSeat.update({
      where: { gameId_seat: { gameId: game.id, seat } },
      data: { total: { increment: cards } },
    })
  }
}

/** The hand that has just ended, in figures. */
export function tallyOfHand({ game, seats }: Table, log: readonly Logged[]): HandTally | null {
  if (game === null) return null
  const dealt = log.findLastIndex(({ event }) => event.type === 'dealt')
  const events = log.slice(dealt).map(({ event }) => event)
  return tallyOf(
    game.deck,
    events,
    seats.map((sitter) => sitter?.away != null),
  )
}

/** A hand that was dealt and came to nothing. */
async function giveUpHand(
  transaction: Prisma.TransactionClient,
  { id, before, seq, at }: Step,
  end: 'ANEW' | 'ABANDONED',
) {
  const game = await transaction.game.findUniqueOrThrow({ where: gameOf(id, before) })
  await transaction.hand.updateMany({
    where: { gameId: game.id, end: null },
    data: { end, toSeq: seq, endedAt: new Date(at) },
  })
}

async function endGame(
  transaction: Prisma.TransactionClient,
  step: Step,
  places: readonly number[],
) {
  const game = await transaction.game.findUniqueOrThrow({ where: gameOf(step.id, step.after) })
  for (const [seat, place] of places.entries()) {
    await transaction.gameSeat.update({
      where: { gameId_seat: { gameId: game.id, seat } },
      data: { place },
    })
  }
  await closeGame(transaction, step, 'OVER')
  await addScores(transaction, game.id)
}

async function closeGame(
  transaction: Prisma.TransactionClient,
  { id, after, at }: Step,
  state: 'OVER' | 'ABANDONED',
) {
  await transaction.game.update({
    where: gameOf(id, after),
    data: { state, endedAt: new Date(at) },
  })
}

function gameOf(tableId: string, { games: number }: Table) {
  return { tableId_number: { tableId, number } }
}
