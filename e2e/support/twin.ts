import { randomUUID } from 'node:crypto'
import { openDatabase } from '../../scripts/lib/postgres/database.mjs'

/** Two cards that change places in the deal. */
export interface Swap {
  readonly one: string
  readonly other: string
}

type Client = Awaited<ReturnType<typeof openDatabase>>

/** Writes a copy of a table into a database: the same in everything but its id, its code and the cards swapped. */
export async function writeTwin(database: string, table: string, swap?: Swap): Promise<string> {
  const client = await openDatabase(database)
  const twin = randomUUID()
  const code = String(Math.floor(10_000_000 + Math.random() * 89_999_999))
  await copy(client, 'Table', `id = '${table}'`, { id: twin, code })
  await copy(client, 'Seat', `"tableId" = '${table}'`, { tableId: twin })
  const { rows } = await client.query<{ seq: number; body: { dealt?: string[][] } }>(
    'SELECT seq, body FROM "Event" WHERE "tableId" = $1 ORDER BY seq',
    [table],
  )
  for (const { seq, body } of rows) {
    const given = { tableId: twin, body: swapped(body, swap) }
    await copy(client, 'Event', `"tableId" = '${table}' AND seq = ${seq}`, given)
  }
  const game = randomUUID()
  await copy(client, 'Game', `"tableId" = '${table}'`, { id: game, tableId: twin })
  const ofGame = `"gameId" = (SELECT id FROM "Game" WHERE "tableId" = '${table}')`
  await copy(client, 'GameSeat', ofGame, { gameId: game })
  await copy(client, 'Hand', ofGame, { id: randomUUID(), gameId: game })
  await client.end()
  return twin
}

/** Copies rows, some columns given anew. */
async function copy(client: Client, model: string, which: string, given: object): Promise<void> {
  await client.query(
    `INSERT INTO "${model}" SELECT (jsonb_populate_record(NULL::"${model}", to_jsonb(t) || $1)).*
     FROM "${model}" t WHERE ${which}`,
    [JSON.stringify(given)],
  )
}

function swapped<Body extends { dealt?: string[][] }>(body: Body, swap: Swap | undefined): Body {
  if (!body.dealt || !swap) return body
  const { one, other } = swap
  const change = (card: string) => (card === one ? other : card === other ? one : card)
  return { ...body, dealt: body.dealt.map((cards) => cards.map(change)) }
}
