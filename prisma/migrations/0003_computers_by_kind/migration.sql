-- A computer player is told by its kind, on every screen in the reader's language, and no longer by its nickname.
UPDATE "Player" SET "nickname" = regexp_replace("nickname", ' \(computer\)$', '') WHERE "kind" = 'COMPUTER';
