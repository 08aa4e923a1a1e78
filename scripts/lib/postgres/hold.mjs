import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

const NAME = 'the-church-game holds this server'
const PAUSE = 1000

/**
 * Marks a Postgres as in use for as long as this process lives: the mark is an open connection, so that it goes when
 * the process does, however it ends. It comes back when Postgres was away.
 *
 * @param {string} url
 * @returns {Promise<() => Promise<boolean>>} takes the mark away, and tells whether it was the last one
 */
export async function hold(url) {
  /** @type {pg.Client | undefined} */
  let mark
  let released = false

  async function connect() {
    const client = new pg.Client({ connectionString: url, application_name: NAME })
    // An error ends the connection, and the end is what we look at.
    client.on('error', () => {})
    await client.connect()
    mark = client
    client.once('end', () => {
      mark = undefined
      void reconnect()
    })
  }

  async function reconnect() {
    while (!released && !mark) {
      await wait(PAUSE, undefined, { ref: false })
      if (!released) await connect().catch(() => {})
    }
  }

  await connect()
  return async () => {
    released = true
    try {
      return mark ? await isLast(mark) : false
    } catch {
      return false
    }
  }
}

/**
 * Ends a mark. First it is no mark any more, then the others are counted: of two that end together both may be the
 * last, but never neither.
 *
 * @param {pg.Client} mark
 */
async function isLast(mark) {
  await mark.query("SET application_name = ''")
  const { rows } = await mark.query(
    'SELECT count(*)::int AS others FROM pg_stat_activity WHERE application_name = $1',
    [NAME],
  )
  await mark.end()
  return rows[0].others === 0
}
