-- What was played stays: corrections, shares, reports, the audit log, branches, and what is needed to look hands up.

-- CreateEnum
CREATE TYPE "Office" AS ENUM ('LEADER', 'SECRETARY', 'TREASURER', 'COMMITTEE', 'MEMBER');

-- CreateEnum
CREATE TYPE "WatchWay" AS ENUM ('STREAM', 'POLLING');

-- CreateEnum
CREATE TYPE "CorrectionKind" AS ENUM ('VOID', 'SCORES', 'UNDO');

-- CreateEnum
CREATE TYPE "ReportAbout" AS ENUM ('CARDS', 'COURTESY', 'COMPUTER', 'NICKNAME', 'SCORE', 'OTHER');

-- DropIndex
DROP INDEX "HandSeat_playerId_idx";

-- AlterTable
ALTER TABLE "Game" ADD COLUMN     "branchId" UUID;

-- AlterTable
ALTER TABLE "Hand" ADD COLUMN     "marks" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "standingId" UUID;

-- AlterTable
ALTER TABLE "HandSeat" ADD COLUMN     "counted" SMALLINT NOT NULL DEFAULT 0,
ADD COLUMN     "forgotPlease" SMALLINT NOT NULL DEFAULT 0,
ADD COLUMN     "forgotThanks" SMALLINT NOT NULL DEFAULT 0,
ADD COLUMN     "isNamed" BOOLEAN,
ADD COLUMN     "mistakes" SMALLINT NOT NULL DEFAULT 0,
ADD COLUMN     "requests" SMALLINT NOT NULL DEFAULT 0,
ADD COLUMN     "sets" SMALLINT[],
ADD COLUMN     "succeeded" SMALLINT NOT NULL DEFAULT 0,
ADD COLUMN     "timeouts" SMALLINT NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "Player" ADD COLUMN     "hasPublicProfile" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "isNamedToStrangers" BOOLEAN NOT NULL DEFAULT false;

-- What counts is what was scored: there have been no corrections. (A default for the rows there are, and no longer.)
UPDATE "HandSeat" SET "counted" = "cards";
ALTER TABLE "HandSeat" ALTER COLUMN "counted" DROP DEFAULT;

-- Scores are added up anew in the next migration, by season and deck.
DELETE FROM "Score";

-- AlterTable
ALTER TABLE "Score" DROP CONSTRAINT "Score_pkey",
ADD COLUMN     "best" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "deck" TEXT NOT NULL,
ADD COLUMN     "forgotPlease" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "forgotThanks" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "requests" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "season" SMALLINT NOT NULL,
ADD COLUMN     "sets" INTEGER[],
ADD COLUMN     "strictRequests" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "succeeded" INTEGER NOT NULL DEFAULT 0,
ADD CONSTRAINT "Score_pkey" PRIMARY KEY ("playerId", "season", "deck");

-- AlterTable
ALTER TABLE "Table" ADD COLUMN     "branchId" UUID;

-- CreateTable
CREATE TABLE "Admin" (
    "playerId" UUID NOT NULL,
    "grantedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Admin_pkey" PRIMARY KEY ("playerId")
);

-- CreateTable
CREATE TABLE "Branch" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Branch_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Member" (
    "branchId" UUID NOT NULL,
    "playerId" UUID NOT NULL,
    "office" "Office" NOT NULL DEFAULT 'MEMBER',
    "since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Member_pkey" PRIMARY KEY ("branchId","playerId")
);

-- CreateTable
CREATE TABLE "Code" (
    "tableId" UUID NOT NULL,
    "code" CHAR(8) NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Code_pkey" PRIMARY KEY ("code","tableId")
);

-- CreateTable
CREATE TABLE "Watch" (
    "id" UUID NOT NULL,
    "tableId" UUID NOT NULL,
    "playerId" UUID,
    "way" "WatchWay" NOT NULL,
    "fromSeq" INTEGER NOT NULL,
    "openedAt" TIMESTAMPTZ(3) NOT NULL,
    "closedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Watch_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Reach" (
    "watchId" UUID NOT NULL,
    "seq" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Reach_pkey" PRIMARY KEY ("watchId","seq")
);

-- CreateTable
CREATE TABLE "Correction" (
    "id" UUID NOT NULL,
    "handId" UUID NOT NULL,
    "kind" "CorrectionKind" NOT NULL,
    "scores" SMALLINT[],
    "undoesId" UUID,
    "reason" TEXT NOT NULL,
    "byId" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Correction_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Share" (
    "id" UUID NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "handId" UUID NOT NULL,
    "byId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "endsAt" TIMESTAMPTZ(3) NOT NULL,
    "revokedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Share_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Report" (
    "id" UUID NOT NULL,
    "byId" UUID NOT NULL,
    "tableId" UUID NOT NULL,
    "handId" UUID,
    "about" "ReportAbout" NOT NULL,
    "words" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "settledAt" TIMESTAMPTZ(3),
    "settledById" UUID,
    "answer" TEXT,

    CONSTRAINT "Report_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Audit" (
    "id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "byId" UUID,
    "act" TEXT NOT NULL,
    "playerId" UUID,
    "tableId" UUID,
    "handId" UUID,
    "branchId" UUID,
    "correctionId" UUID,
    "reason" TEXT,
    "details" JSONB,

    CONSTRAINT "Audit_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Member_playerId_idx" ON "Member"("playerId");

-- CreateIndex
CREATE INDEX "Code_tableId_idx" ON "Code"("tableId");

-- CreateIndex
CREATE INDEX "Watch_tableId_openedAt_idx" ON "Watch"("tableId", "openedAt");

-- CreateIndex
CREATE UNIQUE INDEX "Correction_undoesId_key" ON "Correction"("undoesId");

-- CreateIndex
CREATE INDEX "Correction_handId_id_idx" ON "Correction"("handId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "Share_tokenHash_key" ON "Share"("tokenHash");

-- CreateIndex
CREATE INDEX "Share_handId_byId_idx" ON "Share"("handId", "byId");

-- CreateIndex
CREATE INDEX "Report_settledAt_id_idx" ON "Report"("settledAt", "id");

-- CreateIndex
CREATE INDEX "Report_handId_idx" ON "Report"("handId");

-- CreateIndex
CREATE INDEX "Report_byId_idx" ON "Report"("byId");

-- CreateIndex
CREATE INDEX "Audit_byId_id_idx" ON "Audit"("byId", "id");

-- CreateIndex
CREATE INDEX "Audit_playerId_id_idx" ON "Audit"("playerId", "id");

-- CreateIndex
CREATE INDEX "Audit_handId_id_idx" ON "Audit"("handId", "id");

-- CreateIndex
CREATE INDEX "Audit_act_id_idx" ON "Audit"("act", "id");

-- CreateIndex
CREATE INDEX "Game_state_id_idx" ON "Game"("state", "id");

-- CreateIndex
CREATE INDEX "Game_branchId_id_idx" ON "Game"("branchId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "Hand_standingId_key" ON "Hand"("standingId");

-- CreateIndex
CREATE INDEX "Hand_marks_idx" ON "Hand" USING GIN ("marks");

-- CreateIndex
CREATE INDEX "HandSeat_playerId_handId_idx" ON "HandSeat"("playerId", "handId");

-- AddForeignKey
ALTER TABLE "Admin" ADD CONSTRAINT "Admin_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Member" ADD CONSTRAINT "Member_branchId_fkey" FOREIGN KEY ("branchId") REFERENCES "Branch"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Member" ADD CONSTRAINT "Member_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Table" ADD CONSTRAINT "Table_branchId_fkey" FOREIGN KEY ("branchId") REFERENCES "Branch"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Code" ADD CONSTRAINT "Code_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Watch" ADD CONSTRAINT "Watch_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Watch" ADD CONSTRAINT "Watch_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Reach" ADD CONSTRAINT "Reach_watchId_fkey" FOREIGN KEY ("watchId") REFERENCES "Watch"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Game" ADD CONSTRAINT "Game_branchId_fkey" FOREIGN KEY ("branchId") REFERENCES "Branch"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Hand" ADD CONSTRAINT "Hand_standingId_fkey" FOREIGN KEY ("standingId") REFERENCES "Correction"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Correction" ADD CONSTRAINT "Correction_handId_fkey" FOREIGN KEY ("handId") REFERENCES "Hand"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Correction" ADD CONSTRAINT "Correction_undoesId_fkey" FOREIGN KEY ("undoesId") REFERENCES "Correction"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Correction" ADD CONSTRAINT "Correction_byId_fkey" FOREIGN KEY ("byId") REFERENCES "Player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Share" ADD CONSTRAINT "Share_handId_fkey" FOREIGN KEY ("handId") REFERENCES "Hand"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Share" ADD CONSTRAINT "Share_byId_fkey" FOREIGN KEY ("byId") REFERENCES "Player"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Report" ADD CONSTRAINT "Report_byId_fkey" FOREIGN KEY ("byId") REFERENCES "Player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Report" ADD CONSTRAINT "Report_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Report" ADD CONSTRAINT "Report_handId_fkey" FOREIGN KEY ("handId") REFERENCES "Hand"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Report" ADD CONSTRAINT "Report_settledById_fkey" FOREIGN KEY ("settledById") REFERENCES "Player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Audit" ADD CONSTRAINT "Audit_byId_fkey" FOREIGN KEY ("byId") REFERENCES "Player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Audit" ADD CONSTRAINT "Audit_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Audit" ADD CONSTRAINT "Audit_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Audit" ADD CONSTRAINT "Audit_handId_fkey" FOREIGN KEY ("handId") REFERENCES "Hand"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Audit" ADD CONSTRAINT "Audit_branchId_fkey" FOREIGN KEY ("branchId") REFERENCES "Branch"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Audit" ADD CONSTRAINT "Audit_correctionId_fkey" FOREIGN KEY ("correctionId") REFERENCES "Correction"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
