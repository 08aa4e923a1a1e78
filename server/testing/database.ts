import { afterAll, beforeAll, vi } from 'vitest'
import { db } from '@/server/db/client'
import { ownDatabase } from './own-database'
import { ensureTemplate } from './template'

/** Gives the tests of this file a fresh database of a real Postgres, with all migrations, and takes it away again. */
export function withDatabase(environment: Readonly<Record<string, string>> = {}): void {
  const url = ownDatabase(ensureTemplate)
  beforeAll(() => {
    const all = { DATABASE_URL: url(), AUTH_SECRET: 'only for tests '.repeat(3), ...environment }
    for (const [key, value] of Object.entries(all)) vi.stubEnv(key, value)
  })
  afterAll(() => db.$disconnect())
}
