-- What must be true of the rows and can't be said in schema.prisma.

-- The log is the truth: what is in it stays as it is.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is never changed and never deleted from', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;

CREATE TRIGGER "Event_stays" BEFORE UPDATE OR DELETE ON "Event"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER "Event_is_kept" BEFORE TRUNCATE ON "Event"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER "Command_stays" BEFORE UPDATE OR DELETE ON "Command"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER "Command_is_kept" BEFORE TRUNCATE ON "Command"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

ALTER TABLE "Player"
  ADD CONSTRAINT "Player_has_name" CHECK ("kind" = 'FORMER' OR "nickname" IS NOT NULL),
  ADD CONSTRAINT "Player_not_joined_to_self" CHECK ("joinedToId" <> "id");

ALTER TABLE "Account"
  ADD CONSTRAINT "Account_email_in_lower_case" CHECK ("email" = lower("email"));

ALTER TABLE "Session"
  ADD CONSTRAINT "Session_ends_after_start" CHECK ("endedAt" >= "createdAt");

ALTER TABLE "Limit"
  ADD CONSTRAINT "Limit_counts_up" CHECK ("count" >= 0);

ALTER TABLE "Table"
  ADD CONSTRAINT "Table_seq_from_zero" CHECK ("seq" >= 0),
  ADD CONSTRAINT "Table_code_of_eight_digits" CHECK ("code" ~ '^[0-9]{8}$'),
  ADD CONSTRAINT "Table_closed_without_code" CHECK (("phase" = 'CLOSED') = ("code" IS NULL)),
  ADD CONSTRAINT "Table_closed_at_a_time" CHECK (("phase" = 'CLOSED') = ("closedAt" IS NOT NULL)),
  ADD CONSTRAINT "Table_has_settings" CHECK (jsonb_typeof("settings") = 'object');

ALTER TABLE "Seat"
  ADD CONSTRAINT "Seat_number" CHECK ("number" BETWEEN 0 AND 9);

ALTER TABLE "Event"
  ADD CONSTRAINT "Event_seq_from_one" CHECK ("seq" >= 1),
  ADD CONSTRAINT "Event_has_type" CHECK (jsonb_typeof("body" -> 'type') IS NOT DISTINCT FROM 'string');

ALTER TABLE "Command"
  ADD CONSTRAINT "Command_seq_from_zero" CHECK ("seq" >= 0),
  ADD CONSTRAINT "Command_hash_of_sha256" CHECK ("hash" ~ '^[0-9a-f]{64}$');

ALTER TABLE "Game"
  ADD CONSTRAINT "Game_number_from_one" CHECK ("number" >= 1),
  ADD CONSTRAINT "Game_has_setup" CHECK (jsonb_typeof("setup") = 'object'),
  ADD CONSTRAINT "Game_ends_once" CHECK (("state" = 'RUNNING') = ("endedAt" IS NULL)),
  ADD CONSTRAINT "Game_ends_after_start" CHECK ("endedAt" >= "startedAt");

ALTER TABLE "GameSeat"
  ADD CONSTRAINT "GameSeat_seat" CHECK ("seat" BETWEEN 0 AND 9),
  ADD CONSTRAINT "GameSeat_total_from_zero" CHECK ("total" >= 0),
  ADD CONSTRAINT "GameSeat_place" CHECK ("place" BETWEEN 1 AND 10);

ALTER TABLE "Hand"
  ADD CONSTRAINT "Hand_number_from_one" CHECK ("number" BETWEEN 1 AND 20 AND "attempt" >= 1),
  ADD CONSTRAINT "Hand_dealer_has_seat" CHECK ("dealer" >= 0 AND "dealer" < jsonb_array_length("deal")),
  ADD CONSTRAINT "Hand_deal_of_whole_deck" CHECK (
    jsonb_typeof("deal") = 'array'
    AND jsonb_array_length("deal") BETWEEN 2 AND 10
    AND NOT jsonb_path_exists("deal", 'strict $[*] ? (@.type() != "array")')
    AND jsonb_array_length(jsonb_path_query_array("deal", '$[*][*]')) = "cards"),
  ADD CONSTRAINT "Hand_cards" CHECK ("cards" >= 1),
  ADD CONSTRAINT "Hand_in_order" CHECK ("fromSeq" >= 1 AND "toSeq" > "fromSeq"),
  ADD CONSTRAINT "Hand_ends_once" CHECK (num_nulls("end", "toSeq", "endedAt") IN (0, 3)),
  ADD CONSTRAINT "Hand_ends_after_start" CHECK ("endedAt" >= "startedAt");

ALTER TABLE "HandSeat"
  ADD CONSTRAINT "HandSeat_seat" CHECK ("seat" BETWEEN 0 AND 9),
  ADD CONSTRAINT "HandSeat_cards_from_zero" CHECK ("cards" >= 0);

ALTER TABLE "Score"
  ADD CONSTRAINT "Score_from_zero" CHECK ("cards" >= 0 AND "hands" >= 0 AND "games" >= 0 AND "wins" >= 0),
  ADD CONSTRAINT "Score_wins_of_games" CHECK ("wins" <= "games");

-- Whoever scores in a hand sits in its game, on that very seat.
CREATE FUNCTION check_hand_seat() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM "Hand" JOIN "GameSeat" ON "GameSeat"."gameId" = "Hand"."gameId"
    WHERE "Hand"."id" = NEW."handId" AND "GameSeat"."seat" = NEW."seat" AND "GameSeat"."playerId" = NEW."playerId"
  ) THEN
    RAISE EXCEPTION 'seat % of hand % is not that player''s', NEW."seat", NEW."handId" USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER "HandSeat_sits_in_game" AFTER INSERT OR UPDATE ON "HandSeat"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_hand_seat();

-- A hand played out has scores that add up to its deck, one stopped to no more, and any other none.
-- Looked at when the transaction ends, since a hand and its scores are written one after the other.
CREATE FUNCTION check_scores(hand_id uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  hand "Hand";
  scored int;
  seats int;
  is_sound boolean;
BEGIN
  SELECT * INTO hand FROM "Hand" WHERE "id" = hand_id;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  SELECT coalesce(sum("cards"), 0), count(*) INTO scored, seats FROM "HandSeat" WHERE "handId" = hand_id;
  is_sound := CASE
    WHEN hand."end" = 'PLAYED' THEN seats = jsonb_array_length(hand."deal") AND scored = hand."cards"
    WHEN hand."end" = 'STOPPED' THEN seats = jsonb_array_length(hand."deal") AND scored <= hand."cards"
    ELSE seats = 0
  END;
  IF NOT is_sound THEN
    RAISE EXCEPTION 'the scores of hand % come to % of %, for % seats', hand_id, scored, hand."cards", seats
      USING ERRCODE = 'check_violation';
  END IF;
END $$;

CREATE FUNCTION check_scores_of_hand() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM check_scores(NEW."id");
  RETURN NULL;
END $$;

CREATE FUNCTION check_scores_of_seat() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM check_scores(coalesce(NEW."handId", OLD."handId"));
  IF TG_OP = 'UPDATE' AND OLD."handId" <> NEW."handId" THEN
    PERFORM check_scores(OLD."handId");
  END IF;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER "Hand_scores_add_up" AFTER INSERT OR UPDATE ON "Hand"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_scores_of_hand();
CREATE CONSTRAINT TRIGGER "HandSeat_scores_add_up" AFTER INSERT OR UPDATE OR DELETE ON "HandSeat"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_scores_of_seat();

-- The computer players of the house (server/tables/computers.ts).
INSERT INTO "Player" ("id", "kind", "nickname") VALUES
  ('00000000-0000-7000-8000-000000000000', 'COMPUTER', 'Miss Marigold (computer)'),
  ('00000000-0000-7000-8000-000000000001', 'COMPUTER', 'Canon Thistle (computer)'),
  ('00000000-0000-7000-8000-000000000002', 'COMPUTER', 'Mrs Bramble (computer)'),
  ('00000000-0000-7000-8000-000000000003', 'COMPUTER', 'Deacon Fern (computer)'),
  ('00000000-0000-7000-8000-000000000004', 'COMPUTER', 'Sister Clover (computer)'),
  ('00000000-0000-7000-8000-000000000005', 'COMPUTER', 'Mr Larkspur (computer)'),
  ('00000000-0000-7000-8000-000000000006', 'COMPUTER', 'Dame Primrose (computer)'),
  ('00000000-0000-7000-8000-000000000007', 'COMPUTER', 'Brother Sorrel (computer)'),
  ('00000000-0000-7000-8000-000000000008', 'COMPUTER', 'Miss Foxglove (computer)'),
  ('00000000-0000-7000-8000-000000000009', 'COMPUTER', 'Verger Yarrow (computer)');
