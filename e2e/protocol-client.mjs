// Plays a whole game of the short deck against a running house, by nothing but what docs/protocol.md says:
// a person with an account, a guest, and a computer player.
//
//   node e2e/protocol-client.mjs [http://localhost:3000]

import { randomBytes, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { Browser } from './protocol-browser.mjs'

/** @typedef {import('./protocol-browser.mjs').Answer} Answer */

const house = process.argv[2] ?? 'http://localhost:3000'
const SETTINGS = {
  deck: 'short',
  seats: 3,
  hands: 2,
  courtesy: 'strict',
  bluffing: true,
  list: 'shown',
  clock: null,
  open: false,
  spectators: false,
}

/** The short deck is the first four sets of the traditional one. */
const { sets } = JSON.parse(
  readFileSync(new URL('../engine/deck/traditional.json', import.meta.url), 'utf8'),
)
/** @type {{ slug: string, cards: string[] }[]} */
const SETS = sets.slice(0, 4).map((/** @type {Answer} */ { slug, list, cards }) => ({
  slug,
  cards: [list, ...cards.map((/** @type {Answer} */ card) => card.slug)],
}))

const host = new Browser(house)
await signUp(host)
const { id: table } = await host.mutate('table.open', { settings: SETTINGS, computers: false })
const { code } = await host.query('table.look', { table })
const guest = new Browser(house)
await guest.mutate('table.find', { code })
await guest.signIn('guest', { table, nickname: 'Gwen' })
await act(guest, { do: 'sit', seat: 1 }, 0)
await act(host, { do: 'seat-computer', seat: 2 }, 0)
const games = [playOn(host), playOn(guest)]
await act(guest, { do: 'be-ready', ready: true }, 0)
await act(host, { do: 'be-ready', ready: true }, 0)
const [view] = await Promise.all(games)
const { games: mine } = await guest.query('games.mine', {})
const totals = mine[0].seats.map((/** @type {Answer} */ seat) => seat.total)
if (totals.join() !== view.game.totals.join()) throw new Error('my games tell another result')
process.stdout.write(`The game is over: ${view.game.totals.join(', ')} cards.\n`)

/** @param {Browser} browser */
async function signUp(browser) {
  const email = `${randomUUID()}@example.org`
  const password = randomBytes(12).toString('hex')
  await browser.mutate('account.signUp', { nickname: 'Agnes', email, password, is13: true })
  await browser.signIn('password', { email, password })
}

/**
 * Follows the stream, and says something whenever the game waits for this seat. In the middle of it the stream is let
 * go, and taken up again where it was left.
 *
 * @param {Browser} browser
 */
async function playOn(browser) {
  let { view } = await browser.query('table.look', { table })
  for (;;) {
    for await (const seq of browser.stream(table, view.seq)) {
      if (seq <= view.seq) continue
      view = (await browser.query('table.look', { table })).view
      if (view.phase === 'finished') return view
      const play = choose(view)
      if (play) await act(browser, { do: 'play', play }, view.seq)
      if (Math.random() < 0.02) break
    }
  }
}

/**
 * What to say; undefined where others are waited for.
 *
 * @param {Answer} view
 */
function choose({ seat, game }) {
  if (game === null) return undefined
  if (game.phase === 'cutting') {
    /** @type {Answer[]} */
    const cuts = game.cuts
    const hasCut = cuts.some(({ by, round }) => by === seat && round === game.round)
    const mayCut = game.among.includes(seat) && !hasCut
    return mayCut ? { do: 'cut', at: 5, contribution: randomBytes(32).toString('hex') } : undefined
  }
  if (game.phase === 'readying') return game.ready[seat] ? undefined : { do: 'ready' }
  const { hand } = game
  if (game.phase !== 'playing' || hand.turn !== seat) return undefined
  if (hand.owed) return { do: 'thank', card: hand.owed.card }
  const others = [...hand.counts.keys()].filter((other) => other !== seat)
  const of = others[Math.floor(Math.random() * others.length)]
  return { do: 'ask', of, card: wanted(hand), please: true }
}

/**
 * A card of a set that one has a card of, and that isn't safe.
 *
 * @param {Answer} hand
 */
function wanted(hand) {
  const inPlay = SETS.filter(({ slug }) => !hand.safe.flat().includes(slug))
  const mine = inPlay.filter(({ cards }) => cards.some((card) => hand.cards.includes(card)))
  const cards = (mine.length > 0 ? mine : inPlay).flatMap((set) => set.cards)
  const missing = cards.filter((card) => !hand.cards.includes(card))
  return missing[Math.floor(Math.random() * missing.length)]
}

/**
 * A command is sent again, with the same id, until it is answered.
 *
 * @param {Browser} browser
 * @param {object} command
 * @param {number} seen
 */
async function act(browser, command, seen) {
  const call = { table, command, id: randomUUID(), seen }
  for (let tries = 0; ; tries++) {
    try {
      return await browser.mutate('table.act', call)
    } catch (/** @type {Answer} */ error) {
      if (!['try-again', 'too-fast'].includes(error.reason) || tries > 20) throw error
      if (error.until) await wait(error.until - Date.now())
    }
  }
}
