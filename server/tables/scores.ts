import type { Prisma } from '@/server/db/generated/client'

/**
 * Adds a game that is over to what each person has scored so far. Games given up and computer players don't count.
 * In the order of ids, so that two tables that end at once never wait for each other.
 */
export async function addScores(
  transaction: Prisma.TransactionClient,
  gameId: string,
): Promise<void> {
  await transaction.$executeRaw`
    INSERT INTO "Score" AS score ("playerId", cards, hands, games, wins)
    SELECT seat."playerId", seat.total,
      (SELECT count(*) FROM "Hand" WHERE "gameId" = ${gameId}::uuid AND "end" IN ('PLAYED', 'STOPPED')),
      1, CASE WHEN seat.place = 1 THEN 1 ELSE 0 END
    FROM "GameSeat" AS seat JOIN "Player" AS player ON player.id = seat."playerId"
    WHERE seat."gameId" = ${gameId}::uuid AND player.kind <> 'COMPUTER'
    ORDER BY seat."playerId"
    ON CONFLICT ("playerId") DO UPDATE SET
      cards = score.cards + excluded.cards, hands = score.hands + excluded.hands,
      games = score.games + excluded.games, wins = score.wins + excluded.wins`
}
