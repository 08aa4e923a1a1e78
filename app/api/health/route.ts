import { db } from '@/server/db/client'

export const dynamic = 'force-dynamic'

/** Whether this process can serve: it answers, and reaches the database. */
export async function GET(): Promise<Response> {
  const headers = { 'cache-control': 'no-store' }
  try {
    await db.$queryRaw`SELECT 1`
    return Response.json({ status: 'ok' }, { headers })
  } catch (error) {
    console.error('The database does not answer:', error)
    return Response.json({ status: 'no database' }, { status: 503, headers })
  }
}
