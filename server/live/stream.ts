import type { IncomingMessage, ServerResponse } from 'node:http'
import * as z from 'zod'
import { isOutage } from '@/server/db/faults'
import { waitFor } from '@/server/limits/hurry'
import { isOut } from '@/server/tables/outage'
import { visitorOf } from '@/server/tables/visitor'
import { Connection } from './connection'
import { hub } from './hub'

/** The most tables on one stream. */
const MOST_TABLES = 20

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  // `no-transform` keeps compression, which would hold events back, out of the way.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}

const place = z.tuple([z.uuid(), z.coerce.number().int().min(0)])

/**
 * The stream of a browser (docs/protocol.md): what happens at its tables, each event as this browser's seat may see
 * it, and that the lobby has changed.
 */
export async function serveStream(request: IncomingMessage, response: ServerResponse) {
  const url = new URL(request.url ?? '', 'http://localhost')
  const tables = placesIn(url.searchParams.get('tables') ?? '')
  if (request.method !== 'GET' || tables === null) return refuse(response, 400, 'bad-input')
  const resumed = placesIn(String(request.headers['last-event-id'] ?? ''))
  for (const [id, seq] of resumed ?? []) {
    if ((tables.get(id) ?? seq) < seq) tables.set(id, seq)
  }
  const visitor = await visitorOf(request.headers).catch((error: unknown) => {
    if (isOutage(error)) return null
    throw error
  })
  if (visitor === null || isOut()) return refuse(response, 503, 'try-again')
  if (waitFor('call', visitor, request.headers) > 0) return refuse(response, 429, 'too-fast')
  const lobby = url.searchParams.has('lobby') && visitor.player !== null
  if (tables.size === 0 && !lobby) return refuse(response, 400, 'bad-input')
  response.writeHead(200, HEADERS)
  response.write('retry: 1000\n\n')
  const connection = new Connection(response, visitor, { tables, lobby }, () =>
    hub.remove(connection),
  )
  hub.add(connection)
  response.on('close', () => hub.remove(connection))
  connection.start()
}

/** Tables and the latest events known of them, as `<id>:<seq>,<id>:<seq>`; null where it is something else. */
function placesIn(text: string): Map<string, number> | null {
  const places = new Map<string, number>()
  for (const part of text.split(',').filter((each) => each !== '')) {
    const read = place.safeParse(part.split(':'))
    if (!read.success) return null
    places.set(...read.data)
  }
  return places.size > MOST_TABLES ? null : places
}

function refuse(response: ServerResponse, status: number, reason: string): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(JSON.stringify({ reason }))
}
