import { Prisma } from '@/server/db/generated/client'

/** The columns of "Score", in the order in which they are written. */
const COLUMNS = Prisma.sql`"playerId", season, deck, cards, hands, games, wins, best, requests, succeeded,
  "strictRequests", "forgotPlease", "forgotThanks", sets`

/** What games add up to, by player, season and deck. */
const SUMS = Prisma.sql`"playerId", season, deck, sum(cards)::int AS cards, sum(hands)::int AS hands,
  count(*)::int AS games, sum(wins)::int AS wins, max(best) AS best, sum(requests)::int AS requests,
  sum(succeeded)::int AS succeeded, sum("strictRequests")::int AS "strictRequests",
  sum("forgotPlease")::int AS "forgotPlease", sum("forgotThanks")::int AS "forgotThanks",
  ARRAY[sum(sets[1]), sum(sets[2]), sum(sets[3]), sum(sets[4]), sum(sets[5]),
    sum(sets[6]), sum(sets[7]), sum(sets[8]), sum(sets[9]), sum(sets[10])]::int[] AS sets`

/** All scores as the hands give them, to be compared with those that are kept. */
export const SCORES_BY_HANDS = Prisma.sql`
  SELECT ${SUMS} FROM "GameScore" GROUP BY "playerId", season, deck`

/**
 * Adds a game that is over to what each person has scored so far. Games given up, void hands and computer players
 * don't count. In the order of ids, so that two tables that end at once never wait for each other.
 */
export async function addScores(
  transaction: Prisma.TransactionClient,
  gameId: string,
): Promise<void> {
  await transaction.$executeRaw`
    INSERT INTO "Score" AS score (${COLUMNS})
    SELECT ${SUMS} FROM "GameScore" WHERE "gameId" = ${gameId}::uuid
    GROUP BY "playerId", season, deck ORDER BY "playerId"
    ON CONFLICT ("playerId", season, deck) DO UPDATE SET
      cards = score.cards + excluded.cards, hands = score.hands + excluded.hands,
      games = score.games + excluded.games, wins = score.wins + excluded.wins,
      best = greatest(score.best, excluded.best), requests = score.requests + excluded.requests,
      succeeded = score.succeeded + excluded.succeeded,
      "strictRequests" = score."strictRequests" + excluded."strictRequests",
      "forgotPlease" = score."forgotPlease" + excluded."forgotPlease",
      "forgotThanks" = score."forgotThanks" + excluded."forgotThanks",
      sets = ARRAY(SELECT score.sets[number] + excluded.sets[number] FROM generate_series(1, 10) AS number)`
}

/** Adds up anew what these players have scored, after something that counted in a game of theirs has changed. */
export async function recountScores(
  transaction: Prisma.TransactionClient,
  players: readonly string[],
): Promise<void> {
  const ids = [...players].sort()
  // A game that ends at the same time waits here with a first score, and at the score's row with a later one.
  await transaction.$queryRaw`
    SELECT id FROM "Player" WHERE id = ANY(${ids}::uuid[]) ORDER BY id FOR UPDATE`
  await transaction.$executeRaw`DELETE FROM "Score" WHERE "playerId" = ANY(${ids}::uuid[])`
  await transaction.$executeRaw`
    INSERT INTO "Score" (${COLUMNS})
    SELECT ${SUMS} FROM "GameScore" WHERE "playerId" = ANY(${ids}::uuid[])
    GROUP BY "playerId", season, deck ORDER BY "playerId"`
}
