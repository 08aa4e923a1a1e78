import { db } from '@/server/db/client'

/** How often something may be tried in a stretch of time. */
export interface Allowance {
  readonly most: number
  readonly seconds: number
}

/** The answer to one more try: allowed, or when to try again. */
export type Tried = { readonly ok: true } | { readonly ok: false; readonly until: Date }

/**
 * Counts one more try and says whether it is allowed. One statement counts and answers, so that of any number of tries
 * at the same moment no more get through than may; each call also clears away two counts that are over.
 * @param key what is limited and for whom, such as `sign-in:agnes@example.org`
 */
export async function tryOnce(key: string, { most, seconds }: Allowance): Promise<Tried> {
  const [row] = await db.$queryRaw<{ count: number; until: Date }[]>`
    WITH over AS (
      DELETE FROM "Limit" WHERE "key" IN (
        SELECT "key" FROM "Limit" WHERE "until" <= now() AND "key" <> ${key}
        LIMIT 2 FOR UPDATE SKIP LOCKED
      )
    )
    INSERT INTO "Limit" AS l ("key", "count", "until")
    VALUES (${key}, 1, now() + ${seconds} * interval '1 second')
    ON CONFLICT ("key") DO UPDATE SET
      "count" = CASE WHEN l."until" <= now() THEN 1 ELSE least(l."count", ${most}) + 1 END,
      "until" = CASE WHEN l."until" <= now() THEN excluded."until" ELSE l."until" END
    RETURNING "count", "until"`
  if (row === undefined) throw new Error(`No count for ${key}`)
  return row.count <= most ? { ok: true } : { ok: false, until: row.until }
}

/** Takes a try back that turned out to be right: only wrong ones use an allowance up. */
export async function takeBack(key: string): Promise<void> {
  await db.$executeRaw`UPDATE "Limit" SET "count" = "count" - 1 WHERE "key" = ${key} AND "count" > 0`
}
