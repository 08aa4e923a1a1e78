import type { News } from './news'
import type { Source } from './source'

/** The server says something at least every 15 seconds; after so long a silence the connection is dead. */
const SILENCE = 40_000
/** It says something at once; what hasn't come by now is held back on the way. */
const FIRST_WORD = 5_000

/** The stream of the server's events, over one connection. */
export const stream: Source = ({ tables, lobby }, ear) => {
  const query = new URLSearchParams()
  const asked = Object.entries(tables).map(([table, since]) => `${table}:${since}`)
  if (asked.length > 0) query.set('tables', asked.join(','))
  if (lobby) query.set('lobby', '1')
  const source = new EventSource(`/api/stream?${query}`)

  let timer = setTimeout(broken, FIRST_WORD)
  function alive() {
    clearTimeout(timer)
    timer = setTimeout(broken, SILENCE)
    ear.alive()
  }
  function close() {
    clearTimeout(timer)
    source.close()
  }
  function broken() {
    close()
    ear.broken()
  }
  function on(type: string, read: (data: string) => News) {
    source.addEventListener(type, (event) => {
      alive()
      ear.news(read(event.data))
    })
  }

  source.addEventListener('ping', alive)
  // The browser would come back by itself, but from where it began and in its own time.
  source.addEventListener('error', broken)
  on('table', (data) => ({ of: 'table', ...JSON.parse(data) }))
  on('names', (data) => ({ of: 'names', ...JSON.parse(data) }))
  on('there', (data) => ({ of: 'there', ...JSON.parse(data) }))
  on('gone', (data) => ({ of: 'gone', ...JSON.parse(data) }))
  on('lobby', () => ({ of: 'lobby' }))
  return close
}
