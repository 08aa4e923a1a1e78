import { db } from '@/server/db/client'
import { readCode } from './code'

/** The table with this code, as it was typed; undefined where there is none. */
export async function findTable(typed: string): Promise<{ id: string; code: string } | undefined> {
  const code = readCode(typed)
  if (code === undefined) return undefined
  const row = await db.table.findUnique({ where: { code }, select: { id: true } })
  return row ? { id: row.id, code } : undefined
}
