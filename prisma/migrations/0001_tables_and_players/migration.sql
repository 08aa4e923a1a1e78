-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "PlayerKind" AS ENUM ('ACCOUNT', 'GUEST', 'ROSTER', 'COMPUTER', 'FORMER');

-- CreateEnum
CREATE TYPE "TablePhase" AS ENUM ('GATHERING', 'PLAYING', 'FINISHED', 'CLOSED');

-- CreateEnum
CREATE TYPE "GameState" AS ENUM ('RUNNING', 'OVER', 'ABANDONED');

-- CreateEnum
CREATE TYPE "HandEnd" AS ENUM ('PLAYED', 'STOPPED', 'ANEW', 'ABANDONED');

-- CreateTable
CREATE TABLE "Player" (
    "id" UUID NOT NULL,
    "kind" "PlayerKind" NOT NULL,
    "nickname" TEXT,
    "joinedToId" UUID,
    "returnCodeHash" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Player_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Account" (
    "id" UUID NOT NULL,
    "playerId" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "passwordHash" TEXT NOT NULL,
    "ageConfirmedAt" TIMESTAMPTZ(3) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Account_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Session" (
    "id" UUID NOT NULL,
    "playerId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "endedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PasswordReset" (
    "tokenHash" TEXT NOT NULL,
    "accountId" UUID NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "usedAt" TIMESTAMPTZ(3),

    CONSTRAINT "PasswordReset_pkey" PRIMARY KEY ("tokenHash")
);

-- CreateTable
CREATE TABLE "Limit" (
    "key" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    "until" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Limit_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "Table" (
    "id" UUID NOT NULL,
    "code" CHAR(8),
    "hostId" UUID NOT NULL,
    "settings" JSONB NOT NULL,
    "open" BOOLEAN NOT NULL,
    "phase" "TablePhase" NOT NULL DEFAULT 'GATHERING',
    "seq" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "closedAt" TIMESTAMPTZ(3),
    "usedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Table_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Seat" (
    "tableId" UUID NOT NULL,
    "number" SMALLINT NOT NULL,
    "playerId" UUID NOT NULL,

    CONSTRAINT "Seat_pkey" PRIMARY KEY ("tableId","number")
);

-- CreateTable
CREATE TABLE "Bar" (
    "tableId" UUID NOT NULL,
    "playerId" UUID NOT NULL,

    CONSTRAINT "Bar_pkey" PRIMARY KEY ("tableId","playerId")
);

-- CreateTable
CREATE TABLE "Event" (
    "tableId" UUID NOT NULL,
    "seq" INTEGER NOT NULL,
    "body" JSONB NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Event_pkey" PRIMARY KEY ("tableId","seq")
);

-- CreateTable
CREATE TABLE "Command" (
    "tableId" UUID NOT NULL,
    "playerId" UUID,
    "id" UUID NOT NULL,
    "hash" TEXT NOT NULL,
    "body" JSONB NOT NULL,
    "answer" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Command_pkey" PRIMARY KEY ("tableId","id")
);

-- CreateTable
CREATE TABLE "Game" (
    "id" UUID NOT NULL,
    "tableId" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "deck" TEXT NOT NULL,
    "setup" JSONB NOT NULL,
    "state" "GameState" NOT NULL DEFAULT 'RUNNING',
    "startedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "endedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Game_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "GameSeat" (
    "gameId" UUID NOT NULL,
    "seat" SMALLINT NOT NULL,
    "playerId" UUID NOT NULL,
    "total" INTEGER NOT NULL DEFAULT 0,
    "place" SMALLINT,

    CONSTRAINT "GameSeat_pkey" PRIMARY KEY ("gameId","seat")
);

-- CreateTable
CREATE TABLE "Hand" (
    "id" UUID NOT NULL,
    "gameId" UUID NOT NULL,
    "number" SMALLINT NOT NULL,
    "attempt" SMALLINT NOT NULL DEFAULT 1,
    "dealer" SMALLINT NOT NULL,
    "deal" JSONB NOT NULL,
    "cards" SMALLINT NOT NULL,
    "fromSeq" INTEGER NOT NULL,
    "toSeq" INTEGER,
    "end" "HandEnd",
    "startedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "endedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Hand_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "HandSeat" (
    "handId" UUID NOT NULL,
    "seat" SMALLINT NOT NULL,
    "playerId" UUID NOT NULL,
    "cards" SMALLINT NOT NULL,

    CONSTRAINT "HandSeat_pkey" PRIMARY KEY ("handId","seat")
);

-- CreateTable
CREATE TABLE "Score" (
    "playerId" UUID NOT NULL,
    "cards" INTEGER NOT NULL DEFAULT 0,
    "hands" INTEGER NOT NULL DEFAULT 0,
    "games" INTEGER NOT NULL DEFAULT 0,
    "wins" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "Score_pkey" PRIMARY KEY ("playerId")
);

-- CreateIndex
CREATE UNIQUE INDEX "Player_returnCodeHash_key" ON "Player"("returnCodeHash");

-- CreateIndex
CREATE INDEX "Player_joinedToId_idx" ON "Player"("joinedToId");

-- CreateIndex
CREATE UNIQUE INDEX "Account_playerId_key" ON "Account"("playerId");

-- CreateIndex
CREATE UNIQUE INDEX "Account_email_key" ON "Account"("email");

-- CreateIndex
CREATE INDEX "Session_playerId_idx" ON "Session"("playerId");

-- CreateIndex
CREATE INDEX "PasswordReset_accountId_idx" ON "PasswordReset"("accountId");

-- CreateIndex
CREATE INDEX "Limit_until_idx" ON "Limit"("until");

-- CreateIndex
CREATE UNIQUE INDEX "Table_code_key" ON "Table"("code");

-- CreateIndex
CREATE INDEX "Table_phase_open_idx" ON "Table"("phase", "open");

-- CreateIndex
CREATE INDEX "Table_hostId_idx" ON "Table"("hostId");

-- CreateIndex
CREATE INDEX "Seat_playerId_idx" ON "Seat"("playerId");

-- CreateIndex
CREATE UNIQUE INDEX "Seat_tableId_playerId_key" ON "Seat"("tableId", "playerId");

-- CreateIndex
CREATE INDEX "Bar_playerId_idx" ON "Bar"("playerId");

-- CreateIndex
CREATE INDEX "Command_tableId_seq_idx" ON "Command"("tableId", "seq");

-- CreateIndex
CREATE INDEX "Command_playerId_idx" ON "Command"("playerId");

-- CreateIndex
CREATE INDEX "Game_endedAt_idx" ON "Game"("endedAt");

-- CreateIndex
CREATE UNIQUE INDEX "Game_tableId_number_key" ON "Game"("tableId", "number");

-- CreateIndex
CREATE INDEX "GameSeat_playerId_gameId_idx" ON "GameSeat"("playerId", "gameId");

-- CreateIndex
CREATE UNIQUE INDEX "GameSeat_gameId_playerId_key" ON "GameSeat"("gameId", "playerId");

-- CreateIndex
CREATE UNIQUE INDEX "Hand_gameId_number_attempt_key" ON "Hand"("gameId", "number", "attempt");

-- CreateIndex
CREATE INDEX "HandSeat_playerId_idx" ON "HandSeat"("playerId");

-- CreateIndex
CREATE UNIQUE INDEX "HandSeat_handId_playerId_key" ON "HandSeat"("handId", "playerId");

-- AddForeignKey
ALTER TABLE "Player" ADD CONSTRAINT "Player_joinedToId_fkey" FOREIGN KEY ("joinedToId") REFERENCES "Player"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Account" ADD CONSTRAINT "Account_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PasswordReset" ADD CONSTRAINT "PasswordReset_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Table" ADD CONSTRAINT "Table_hostId_fkey" FOREIGN KEY ("hostId") REFERENCES "Player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Seat" ADD CONSTRAINT "Seat_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Seat" ADD CONSTRAINT "Seat_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Bar" ADD CONSTRAINT "Bar_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Bar" ADD CONSTRAINT "Bar_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Event" ADD CONSTRAINT "Event_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Command" ADD CONSTRAINT "Command_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Command" ADD CONSTRAINT "Command_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Game" ADD CONSTRAINT "Game_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GameSeat" ADD CONSTRAINT "GameSeat_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GameSeat" ADD CONSTRAINT "GameSeat_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Hand" ADD CONSTRAINT "Hand_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "HandSeat" ADD CONSTRAINT "HandSeat_handId_fkey" FOREIGN KEY ("handId") REFERENCES "Hand"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "HandSeat" ADD CONSTRAINT "HandSeat_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Score" ADD CONSTRAINT "Score_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;


