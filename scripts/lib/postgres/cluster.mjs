import { randomBytes } from 'node:crypto'
import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePortFrom } from '../port.mjs'
import { diskTrouble, Trouble } from '../trouble.mjs'
import { accountFor, giveTo } from './account.mjs'
import { control } from './control.mjs'
import { hold } from './hold.mjs'

// Below the ports that systems give to outgoing connections.
const FIRST_PORT = 25_432
const TRIES = 50

/**
 * A running Postgres of our own.
 *
 * @typedef {object} Cluster
 * @property {(database: string) => string} url
 * @property {boolean} found whether it ran already
 * @property {() => Promise<void>} release stops it, unless others still use it
 * @property {() => Promise<void>} stop stops it whoever uses it
 */

/**
 * Starts the Postgres whose data lie in a folder, or finds it running: a killed process leaves it behind.
 *
 * @param {string} path
 * @param {{ settings?: readonly string[], onFirst?: () => void, firstPort?: number }} [options] settings as `name=value`;
 *   onFirst is called before the data are made; firstPort is where the search for a free port begins
 * @returns {Promise<Cluster>}
 */
export async function startCluster(path, options = {}) {
  const { settings = [], onFirst, firstPort = FIRST_PORT } = options
  const folder = resolve(path)
  try {
    const account = accountFor(folder)
    const place = prepare(folder, account)
    const run = control(folder, account)
    await makeData(place, run, onFirst)
    const runs = () => run('pg_ctl', ['status', '-D', place.data]).then(yes, no)
    const stop = async () => {
      try {
        await run('pg_ctl', ['stop', '-D', place.data, '-m', 'fast', '-w'])
      } catch (error) {
        if (await runs()) throw error
      }
    }
    for (let tries = 1; ; tries += 1) {
      const found = await runs()
      if (!found) await launch(place, run, settings, firstPort)
      try {
        const url = addressOf(place)
        const letGo = await hold(url('postgres'))
        return {
          url,
          found,
          stop: async () => {
            await letGo()
            await stop()
          },
          release: async () => {
            if (await letGo()) await stop()
          },
        }
      } catch (error) {
        // It may just be stopping, or starting, for another process.
        if (tries === TRIES) throw error
        await wait(100)
      }
    }
  } catch (error) {
    throw error instanceof Trouble ? error : (diskTrouble(error, folder) ?? error)
  }
}

/** @typedef {{ folder: string, data: string, password: string, log: string, port: string }} Place */
/** @typedef {ReturnType<typeof control>} Run */

/**
 * @param {string} folder
 * @param {import('./account.mjs').Account | undefined} account
 * @returns {Place}
 */
function prepare(folder, account) {
  const at = (/** @type {string} */ name) => join(folder, name)
  const place = {
    folder,
    data: at('data'),
    password: at('password'),
    log: at('log'),
    port: at('port'),
  }
  mkdirSync(dirname(folder), { recursive: true })
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (!existsSync(place.password)) {
    const secret = randomBytes(18).toString('base64url')
    try {
      writeFileSync(place.password, secret, { mode: 0o600, flag: 'wx' })
    } catch (error) {
      // Another process may have been quicker.
      if (!existsSync(place.password)) throw error
    }
  }
  if (account) {
    for (const path of [folder, place.password]) chownSync(path, account.uid, account.gid)
    // A copy that root brought back belongs to root; one that runs is as it must be.
    const version = statSync(join(place.data, 'PG_VERSION'), { throwIfNoEntry: false })
    if (version && version.uid !== account.uid) giveTo(account, place.data)
  }
  return place
}

/**
 * The data are made beside their place and moved there when they are whole.
 *
 * @param {Place} place
 * @param {Run} run
 * @param {(() => void) | undefined} onFirst
 */
async function makeData({ folder, data, password }, run, onFirst) {
  if (existsSync(join(data, 'PG_VERSION'))) return
  onFirst?.()
  const unfinished = join(folder, `unfinished-${process.pid}`)
  try {
    rmSync(unfinished, { recursive: true, force: true })
    const signIn = ['-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${password}`]
    await run('initdb', ['-D', unfinished, ...signIn, '-E', 'UTF8', '--locale=C', '--no-sync'])
    renameSync(unfinished, data)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    // Another process may have been quicker.
    if (!existsSync(join(data, 'PG_VERSION'))) throw error
  }
}

/**
 * @param {Place} place
 * @param {Run} run
 * @param {readonly string[]} settings
 * @param {number} firstPort
 */
async function launch({ data, log, port: remembered }, run, settings, firstPort) {
  const before = existsSync(remembered) ? Number(readFileSync(remembered, 'utf8')) : firstPort
  const port = await freePortFrom(before)
  writeFileSync(remembered, String(port))
  const all = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...settings]
  const options = [`-p ${port}`, ...all.map((setting) => `-c ${setting}`)].join(' ')
  try {
    await run('pg_ctl', ['start', '-D', data, '-w', '-t', '60', '-l', log, '-o', options])
  } catch {
    const said = existsSync(log) ? readFileSync(log, 'utf8').trimEnd().split('\n').slice(-3) : []
    // Started by another process meanwhile: as good as by us.
    if (said.some((line) => line.includes('lock file "postmaster.pid" already exists'))) return
    const full = diskTrouble(said.join('\n'), data)
    throw full ?? new Trouble(`Postgres could not be started. ${log} says:\n${said.join('\n')}`)
  }
}

/**
 * @param {Place} place
 * @returns {Cluster['url']}
 */
function addressOf({ data, password }) {
  const secret = readFileSync(password, 'utf8').trim()
  // The fourth line of Postgres's own note is its port.
  const port = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[3]
  return (database) => `postgresql://postgres:${secret}@127.0.0.1:${port}/${database}`
}

const yes = () => true
const no = () => false
