-- Who is at a table just now is no part of the record: it needn't survive a crash, and costs no log of its own.
CREATE UNLOGGED TABLE "Presence" (
    "tableId" UUID NOT NULL,
    "playerId" UUID NOT NULL,
    "seenAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Presence_pkey" PRIMARY KEY ("tableId","playerId")
) WITH (fillfactor = 70);

CREATE INDEX "Presence_playerId_idx" ON "Presence"("playerId");

ALTER TABLE "Presence" ADD CONSTRAINT "Presence_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Presence" ADD CONSTRAINT "Presence_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE CASCADE ON UPDATE CASCADE;
