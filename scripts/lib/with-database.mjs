import { ensureDatabaseClient } from './database-client.mjs'
import { prepareDatabase } from './launch.mjs'
import { environmentOf, readSettings } from './settings.mjs'
import { Stopping } from './stopping.mjs'
import { Trouble } from './trouble.mjs'

/**
 * Runs a command with the site's environment and its database, which is started if need be and brought up to date.
 *
 * @param {string} root the project's folder
 * @param {() => Promise<number>} command answers the exit status
 * @returns {Promise<number>} the exit status; 1 where the database can't be had
 */
export async function withDatabase(root, command) {
  const stopping = new Stopping(() => undefined)
  try {
    const settings = await readSettings(root, 'production')
    const url = await prepareDatabase(root, settings, stopping)
    await ensureDatabaseClient(root)
    Object.assign(process.env, environmentOf(settings, url))
    return await command()
  } catch (error) {
    console.error(error instanceof Trouble ? error.message : error)
    return 1
  } finally {
    await stopping.stop()
  }
}
