CREATE TABLE "Summons" (
    "endpoint" TEXT NOT NULL,
    "p256dh" TEXT NOT NULL,
    "auth" TEXT NOT NULL,
    "locale" TEXT NOT NULL,
    "sessionId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Summons_pkey" PRIMARY KEY ("endpoint")
);

CREATE INDEX "Summons_sessionId_idx" ON "Summons"("sessionId");

ALTER TABLE "Summons" ADD CONSTRAINT "Summons_sessionId_fkey" FOREIGN KEY ("sessionId") REFERENCES "Session"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "Summons"
  ADD CONSTRAINT "Summons_endpoint_of_web" CHECK ("endpoint" ~ '^https?://' AND length("endpoint") <= 1000),
  ADD CONSTRAINT "Summons_point_of_curve" CHECK ("p256dh" ~ '^[A-Za-z0-9_-]{87}$'),
  ADD CONSTRAINT "Summons_secret_of_16_bytes" CHECK ("auth" ~ '^[A-Za-z0-9_-]{22}$');

-- A device that is signed out is called no more, however its session came to end.
CREATE FUNCTION forget_summons() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "Summons" WHERE "sessionId" = NEW."id";
  RETURN NULL;
END $$;

CREATE TRIGGER "Session_ends_summons" AFTER UPDATE OF "endedAt" ON "Session"
  FOR EACH ROW WHEN (NEW."endedAt" IS NOT NULL) EXECUTE FUNCTION forget_summons();
