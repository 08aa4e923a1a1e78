-- What must be true of corrections, reports and the audit log, and what a player's scores add up from.

-- Kept for good, as the log is.
CREATE TRIGGER "Correction_stays" BEFORE UPDATE OR DELETE ON "Correction"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER "Correction_is_kept" BEFORE TRUNCATE ON "Correction"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER "Audit_stays" BEFORE UPDATE OR DELETE ON "Audit"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER "Audit_is_kept" BEFORE TRUNCATE ON "Audit"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

ALTER TABLE "Branch"
  ADD CONSTRAINT "Branch_has_name" CHECK (length("name") BETWEEN 1 AND 80);

ALTER TABLE "Code"
  ADD CONSTRAINT "Code_of_eight_digits" CHECK ("code" ~ '^[0-9]{8}$');

ALTER TABLE "Watch"
  ADD CONSTRAINT "Watch_from_zero" CHECK ("fromSeq" >= 0),
  ADD CONSTRAINT "Watch_closes_after_opening" CHECK ("closedAt" >= "openedAt");

ALTER TABLE "HandSeat"
  ADD CONSTRAINT "HandSeat_counted_from_zero" CHECK ("counted" >= 0),
  ADD CONSTRAINT "HandSeat_tally_from_zero" CHECK (
    LEAST("requests", "succeeded", "forgotPlease", "forgotThanks", "mistakes", "timeouts") >= 0
    AND "succeeded" <= "requests" AND "forgotPlease" <= "requests");

ALTER TABLE "Score"
  ADD CONSTRAINT "Score_tally_from_zero" CHECK (
    LEAST("best", "requests", "succeeded", "strictRequests", "forgotPlease", "forgotThanks") >= 0),
  ADD CONSTRAINT "Score_of_ten_sets" CHECK (cardinality("sets") = 10);

ALTER TABLE "Correction"
  ADD CONSTRAINT "Correction_has_reason" CHECK (length("reason") BETWEEN 3 AND 1000),
  ADD CONSTRAINT "Correction_undoes_one" CHECK (("kind" = 'UNDO') = ("undoesId" IS NOT NULL)),
  ADD CONSTRAINT "Correction_has_scores" CHECK (("kind" = 'SCORES') = (cardinality("scores") > 0)),
  ADD CONSTRAINT "Correction_scores_from_zero" CHECK (0 <= ALL ("scores"));

ALTER TABLE "Share"
  ADD CONSTRAINT "Share_ends_after_start" CHECK ("endsAt" > "createdAt" AND "revokedAt" >= "createdAt");

ALTER TABLE "Report"
  ADD CONSTRAINT "Report_has_words" CHECK (length("words") BETWEEN 3 AND 2000),
  ADD CONSTRAINT "Report_settled_by_somebody" CHECK (num_nulls("settledAt", "settledById", "answer") IN (0, 3));

-- A correction gives no more cards than the deck has, to the seats there are, and undoes what was of the same hand.
CREATE FUNCTION check_correction() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."kind" = 'SCORES' AND NOT EXISTS (
    SELECT FROM "Hand" WHERE "id" = NEW."handId"
      AND jsonb_array_length("deal") = cardinality(NEW."scores")
      AND (SELECT sum(cards) FROM unnest(NEW."scores") AS cards) <= "cards"
  ) THEN
    RAISE EXCEPTION 'the corrected scores of hand % are none of its', NEW."handId" USING ERRCODE = 'check_violation';
  END IF;
  IF NEW."kind" = 'UNDO' AND NOT EXISTS (
    SELECT FROM "Correction" WHERE "id" = NEW."undoesId" AND "handId" = NEW."handId" AND "kind" <> 'UNDO'
  ) THEN
    RAISE EXCEPTION 'hand % has no correction %', NEW."handId", NEW."undoesId" USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER "Correction_is_sound" BEFORE INSERT ON "Correction"
  FOR EACH ROW EXECUTE FUNCTION check_correction();

-- People are looked for by nickname, however they write it.
CREATE INDEX "Player_nickname_lower_idx" ON "Player" (lower("nickname"));

-- A season begins in September; it has the year of its beginning.
CREATE FUNCTION season_of(moment timestamptz) RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT extract(year FROM (moment AT TIME ZONE 'UTC') - interval '8 months')::smallint
$$;

-- What each person's game adds to the scores: games that are over, without the hands that are void. "Score" is its sum
-- by player, season and deck.
CREATE VIEW "GameScore" AS
SELECT seat."gameId", seat."playerId", season_of(game."endedAt") AS "season", game."deck",
  sum(scored."counted")::int AS "cards",
  count(*)::int AS "hands",
  (seat."place" IS NOT DISTINCT FROM 1)::int AS "wins",
  max(scored."counted")::int AS "best",
  sum(scored."requests")::int AS "requests",
  sum(scored."succeeded")::int AS "succeeded",
  sum(CASE WHEN game."setup" ->> 'courtesy' = 'strict' THEN scored."requests" ELSE 0 END)::int AS "strictRequests",
  sum(scored."forgotPlease")::int AS "forgotPlease",
  sum(scored."forgotThanks")::int AS "forgotThanks",
  ARRAY[
    sum((1 = ANY (scored."sets"))::int), sum((2 = ANY (scored."sets"))::int),
    sum((3 = ANY (scored."sets"))::int), sum((4 = ANY (scored."sets"))::int),
    sum((5 = ANY (scored."sets"))::int), sum((6 = ANY (scored."sets"))::int),
    sum((7 = ANY (scored."sets"))::int), sum((8 = ANY (scored."sets"))::int),
    sum((9 = ANY (scored."sets"))::int), sum((10 = ANY (scored."sets"))::int)
  ]::int[] AS "sets"
FROM "GameSeat" AS seat
JOIN "Game" AS game ON game."id" = seat."gameId" AND game."state" = 'OVER'
JOIN "Player" AS player ON player."id" = seat."playerId" AND player."kind" <> 'COMPUTER'
JOIN "Hand" AS hand ON hand."gameId" = game."id" AND hand."end" IN ('PLAYED', 'STOPPED')
  AND NOT 'void' = ANY (hand."marks")
JOIN "HandSeat" AS scored ON scored."handId" = hand."id" AND scored."seat" = seat."seat"
GROUP BY seat."gameId", seat."seat", seat."playerId", game."id";

-- What happened in the hands played so far, from their logs. What a stand-in did is nobody's.
WITH told AS (
  SELECT hand."id" AS hand, event."tableId", event."seq", event."body",
    event."body" ->> 'type' AS type, (event."body" ->> 'by')::int AS seat
  FROM "Hand" AS hand
  JOIN "Game" AS game ON game."id" = hand."gameId"
  JOIN "Event" AS event ON event."tableId" = game."tableId" AND event."seq" BETWEEN hand."fromSeq" AND hand."toSeq"
  WHERE hand."end" IN ('PLAYED', 'STOPPED')
), marked AS (
  SELECT hand, array_remove(ARRAY[
    CASE WHEN bool_or(type IN ('forgot-please', 'forgot-thanks')) THEN 'lapse' END,
    CASE WHEN bool_or(type = 'mistaken') THEN 'mistake' END,
    CASE WHEN bool_or(type = 'unsuccessful' AND body ? 'mistaken') THEN 'unnoticed' END,
    CASE WHEN bool_or(type IN ('timeout', 'ran-out')) THEN 'timeout' END,
    CASE WHEN bool_or(type = 'stood-in') THEN 'stand-in' END,
    CASE WHEN bool_or(type = 'stopped') THEN 'stopped' END
  ], NULL) AS marks
  FROM told GROUP BY hand
)
UPDATE "Hand" SET "marks" = marked.marks FROM marked WHERE "Hand"."id" = marked.hand;

WITH told AS (
  SELECT hand."id" AS hand, event."tableId", event."seq", event."body",
    event."body" ->> 'type' AS type, (event."body" ->> 'by')::int AS seat
  FROM "Hand" AS hand
  JOIN "Game" AS game ON game."id" = hand."gameId"
  JOIN "Event" AS event ON event."tableId" = game."tableId" AND event."seq" BETWEEN hand."fromSeq" AND hand."toSeq"
  WHERE hand."end" IN ('PLAYED', 'STOPPED') AND event."body" ? 'by'
), done AS (
  SELECT told.*, coalesce((
    SELECT earlier."body" ->> 'type' <> 'stood-in' FROM "Event" AS earlier
    WHERE earlier."tableId" = told."tableId" AND earlier."seq" < told."seq" AND (
      earlier."body" ->> 'type' = 'started'
      OR earlier."body" ->> 'type' IN ('stood-in', 'returned') AND (earlier."body" ->> 'seat')::int = told.seat)
    ORDER BY earlier."seq" DESC LIMIT 1
  ), true) AS own
  FROM told
), tallied AS (
  SELECT hand, seat,
    count(*) FILTER (WHERE own AND type IN ('given', 'unsuccessful', 'mistaken', 'forgot-please')) AS requests,
    count(*) FILTER (WHERE own AND type = 'given') AS succeeded,
    count(*) FILTER (WHERE own AND type = 'forgot-please') AS "forgotPlease",
    count(*) FILTER (WHERE own AND type = 'forgot-thanks') AS "forgotThanks",
    count(*) FILTER (WHERE own AND (type = 'mistaken' OR type = 'unsuccessful' AND body ? 'mistaken')) AS mistakes,
    count(*) FILTER (WHERE own AND type = 'timeout') AS timeouts,
    coalesce(array_agg(number ORDER BY number) FILTER (WHERE number IS NOT NULL), '{}') AS sets
  FROM done LEFT JOIN (VALUES
    ('greater-sacraments', 1), ('fasts', 2), ('ministers', 3), ('altar-vessels', 4), ('prayer', 5),
    ('lesser-sacraments', 6), ('vestments', 7), ('parts-of-a-church', 8), ('gifts-of-the-holy-ghost', 9), ('feasts', 10)
  ) AS named (slug, number) ON type = 'laid' AND slug = body ->> 'set'
  GROUP BY hand, seat
)
UPDATE "HandSeat" AS scored SET
  "requests" = tallied.requests, "succeeded" = tallied.succeeded, "forgotPlease" = tallied."forgotPlease",
  "forgotThanks" = tallied."forgotThanks", "mistakes" = tallied.mistakes, "timeouts" = tallied.timeouts,
  "sets" = tallied.sets
FROM tallied WHERE scored."handId" = tallied.hand AND scored."seat" = tallied.seat;

INSERT INTO "Score" ("playerId", "season", "deck", "cards", "hands", "games", "wins", "best", "requests", "succeeded",
  "strictRequests", "forgotPlease", "forgotThanks", "sets")
SELECT "playerId", "season", "deck", sum("cards"), sum("hands"), count(*), sum("wins"), max("best"), sum("requests"),
  sum("succeeded"), sum("strictRequests"), sum("forgotPlease"), sum("forgotThanks"),
  ARRAY[sum("sets"[1]), sum("sets"[2]), sum("sets"[3]), sum("sets"[4]), sum("sets"[5]),
    sum("sets"[6]), sum("sets"[7]), sum("sets"[8]), sum("sets"[9]), sum("sets"[10])]::int[]
FROM "GameScore" GROUP BY "playerId", "season", "deck";

INSERT INTO "Code" ("tableId", "code", "since")
SELECT "id", "code", "createdAt" FROM "Table" WHERE "code" IS NOT NULL;
