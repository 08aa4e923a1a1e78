import { join } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { ensureDatabaseClient } from './database-client.mjs'
import { migrate } from './migrate.mjs'
import { isFree } from './port.mjs'
import { startCluster } from './postgres/cluster.mjs'
import { openDatabase } from './postgres/database.mjs'
import { endAll } from './run.mjs'
import { serve } from './serve.mjs'
import { environmentOf, readSettings } from './settings.mjs'
import { Stopping } from './stopping.mjs'
import { Trouble } from './trouble.mjs'

/** @typedef {import('./settings.mjs').Env} Env */

const DATABASE = 'church_game'

/**
 * Starts all that the site needs and then the site, says what it does, and stops it all when told to.
 *
 * @param {string} root the project's folder
 * @param {'production' | 'development'} mode
 */
export async function launch(root, mode) {
  const stopping = new Stopping(() => {
    console.log('\nStopping.')
    endAll()
  })
  try {
    const settings = await readSettings(root, mode)
    await requirePort(settings.PORT)
    const url = await prepareDatabase(root, settings, stopping)
    if (mode === 'production')
      await ensureBuilt(root, () => say('Building the site. This takes a minute or two.'))
    else await ensureDatabaseClient(root)
    if (stopping.asked) return
    say('Starting the site.')
    const command = mode === 'production' ? 'start' : 'dev'
    const site = serve(command, settings.PORT, environmentOf(settings, url))
    stopping.add(async () => {
      site.stop()
      await site.ended
    }, site.kill)
    await site.ready
    say(`The Church Game is ready: ${settings.PUBLIC_URL}\nCtrl-C stops it.`)
    const code = await site.ended
    if (!stopping.asked) throw new Trouble(`The site ended by itself, with code ${code}.`)
  } catch (error) {
    if (stopping.asked) return
    console.error(error instanceof Trouble ? error.message : error)
    await stopping.stop()
    process.exit(1)
  }
}

/**
 * Starts Postgres, unless one was given, and brings the database up to date.
 *
 * @param {string} root
 * @param {Env & { ownDatabase: boolean }} settings
 * @param {Stopping} stopping
 */
export async function prepareDatabase(root, settings, stopping) {
  let url = settings.DATABASE_URL
  if (settings.ownDatabase) {
    const folder = join(settings.DATA_DIR, 'postgres')
    const onFirst = () => say(`Making the database in ${folder}.`)
    say('Starting Postgres.')
    const cluster = await startCluster(folder, { onFirst })
    stopping.add(cluster.release)
    url = cluster.url(DATABASE)
  }
  const client = await openDatabase(url)
  try {
    const applied = await migrate(client, join(root, 'prisma/migrations'), say)
    if (applied.length > 0) say(`Brought the database up to date (${applied.join(', ')}).`)
  } finally {
    await client.end()
  }
  return url
}

/** @param {number} port */
async function requirePort(port) {
  // On all addresses, and on the one that a browser here would reach.
  if ((await isFree(port)) && (await isFree(port, '127.0.0.1'))) return
  throw new Trouble(
    `Port ${port} is in use: stop what uses it, or choose another, as in PORT=${port + 1} npm start.`,
  )
}

/** @param {string} line */
function say(line) {
  console.log(line)
}
