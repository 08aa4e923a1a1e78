import pg from 'pg'

const NAME = 'the-church-game holds this server'

/**
 * Marks a Postgres as in use for as long as this process lives: the mark is an open connection, so that it goes when
 * the process does, however it ends.
 *
 * @param {string} url
 * @returns {Promise<() => Promise<boolean>>} takes the mark away, and tells whether it was the last one
 */
export async function hold(url) {
  const client = new pg.Client({ connectionString: url, application_name: NAME })
  // Postgres may be stopped under us; who needs it will notice.
  client.on('error', () => {})
  await client.connect()
  return async () => {
    try {
      // First unmarked, then counted: of two that end together both may be the last, but never neither.
      await client.query("SET application_name = ''")
      const { rows } = await client.query(
        'SELECT count(*)::int AS others FROM pg_stat_activity WHERE application_name = $1',
        [NAME],
      )
      await client.end()
      return rows[0].others === 0
    } catch {
      return false
    }
  }
}
