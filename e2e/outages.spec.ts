import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '../scripts/lib/postgres/database.mjs'
import type { Calls } from './support/calls'
import type { House } from './support/house'
import type { Person } from './support/person'
import { missingCard } from './support/play'
import { Sitting } from './support/sitting'
import { expect, test } from './support/test'
import { UnderFire } from './support/underfire'

type Makers = {
  person: (name: string, options?: { baseURL: string }) => Promise<Person>
  caller: (name: string) => Promise<Calls>
}

/** Anna and Bess at their screens, in the middle of a hand with Cora, who plays without one. */
async function inAHand({ person, caller }: Makers) {
  const [anna, bess] = [await person('Anna'), await person('Bess')]
  await anna.calls.signUp()
  const sitting = await Sitting.open([anna.calls, bess.calls, await caller('Cora')])
  await sitting.beginHand()
  for (const each of [anna, bess]) await open(each, sitting)
  return { anna, bess, sitting }
}

async function open({ page }: Person, { table }: Sitting): Promise<void> {
  const streaming = page.waitForResponse(/\/api\/stream/)
  await page.goto(`/tables/${table}`)
  await streaming
  // A page that is loaded anew forgets it.
  await page.evaluate(() => Object.assign(window, { wasNeverLeft: true }))
}

async function wasNeverLeft({ page }: Person): Promise<void> {
  expect(await page.evaluate(() => 'wasNeverLeft' in window)).toBe(true)
}

const NO_CONNECTION = 'No connection. The table waits for you: it comes back by itself.'

function reads({ page }: Person, words: string) {
  return expect(page.getByText(words).first()).toBeVisible({ timeout: 30_000 })
}

async function isConnected({ page }: Person): Promise<void> {
  await expect(page.getByText(NO_CONNECTION)).toHaveCount(0, { timeout: 30_000 })
}

/** The cards of a hand as they stand on the screen. */
function onScreen({ page }: Person) {
  const cards = page.getByRole('region', { name: /^Your hand/ }).locator('.peek')
  return cards.evaluateAll((all) => all.map((card) => card.getAttribute('aria-label')))
}

/** Waits until so many more commands were acknowledged than now. */
async function playsOn(fire: UnderFire): Promise<void> {
  const before = fire.heard.length
  await expect.poll(() => fire.heard.length, { timeout: 30_000 }).toBeGreaterThan(before + 10)
}

async function hands(sitting: Sitting) {
  const views = await Promise.all(sitting.people.map((_, seat) => sitting.viewOf(seat)))
  return views.map(({ game }) => [game?.hand?.cards, game?.hand?.safe, game?.hand?.owed])
}

/** Every command that was acknowledged is kept with its answer, and what it did is in the log, once. */
async function nothingWasLost(house: House, sitting: Sitting, { acknowledged, heard }: UnderFire) {
  const database = await openDatabase(house.databaseUrl)
  const ids = acknowledged.map(({ call }) => call.id)
  const commands = await database.query<{ id: string; answer: string; seq: number }>(
    'SELECT id, answer, seq FROM "Command" WHERE id = ANY($1::uuid[])',
    [ids],
  )
  const lapses = await database.query<{ seq: number }>(
    `SELECT seq FROM "Event" WHERE "tableId" = $1 AND body->>'type' = 'forgot-please'`,
    [sitting.table],
  )
  await database.end()
  const kept = new Map(commands.rows.map(({ id, answer, seq }) => [id, [answer === 'ok', seq]]))
  const told = acknowledged.map(({ call, answer }) => [call.id, [answer.ok, answer.seq]] as const)
  expect(kept).toEqual(new Map(told))
  // Each made two events: the lapse, and the turn that goes on.
  const seqs = heard.map(({ answer }) => answer.seq - 1)
  expect(new Set(seqs).size).toBe(seqs.length)
  expect(lapses.rows.map(({ seq }) => seq)).toEqual(expect.arrayContaining(seqs))
}

test('failures 18, 19 and 20: the server is killed under play and started again', async ({
  house,
  person,
  caller,
}) => {
  const { anna, bess, sitting } = await inAHand({ person, caller })
  const before = await hands(sitting)
  const shown = await Promise.all([anna, bess].map(onScreen))
  const fire = new UnderFire(sitting)
  await playsOn(fire)
  await house.kill()
  for (const each of [anna, bess]) await reads(each, NO_CONNECTION)
  await house.start()
  await playsOn(fire)
  await fire.stop()

  await nothingWasLost(house, sitting, fire)
  expect(await hands(sitting)).toEqual(before)
  const words = await sitting.lapse()
  for (const each of [anna, bess]) {
    await reads(each, words)
    await isConnected(each)
    await wasNeverLeft(each)
  }
  expect(await Promise.all([anna, bess].map(onScreen))).toEqual(shown)
  await sitting.turnTo(0)
  const card = await missingCard(anna)
  await anna.ask('Bess', card, 'Ask, without Please')
  await reads(bess, `Anna asked you for ${card} and forgot to say Please`)
})

test('failures 11, 12 and 19: the database is gone for ten seconds under play', async ({
  house,
  person,
  caller,
}) => {
  const { anna, bess, sitting } = await inAHand({ person, caller })
  await sitting.turnTo(0)
  const before = await hands(sitting)
  const { seq } = await sitting.viewOf(0)
  await reads(anna, 'Your turn to ask')
  const dora = await caller('Dora')
  await dora.signUp()
  const elsewhere = await Sitting.open([dora, await caller('Emma')])
  await elsewhere.beginHand()
  const fire = new UnderFire(elsewhere)
  await playsOn(fire)

  await house.stopDatabase()
  const card = await missingCard(anna)
  await anna.ask('Bess', card, 'Ask, without Please')
  // Not a wait for something to happen: it is the outage itself.
  await wait(10_000)
  for (const each of [anna, bess]) await reads(each, NO_CONNECTION)
  const mine = `You asked Bess for ${card} and forgot to say Please`
  await expect(anna.page.getByText(mine)).toHaveCount(0)
  await house.startDatabase()

  await reads(bess, `Anna asked you for ${card} and forgot to say Please`)
  await reads(anna, mine)
  for (const each of [anna, bess]) {
    await isConnected(each)
    await wasNeverLeft(each)
  }
  expect(await hands(sitting)).toEqual(before)
  const { events } = await anna.calls.ask<{ events: { event: { type: string } }[] }>(
    'table.events',
    { table: sitting.table, since: seq },
  )
  expect(events.map(({ event }) => event.type)).toEqual(['forgot-please', 'turn'])
  await playsOn(fire)
  await fire.stop()
  await nothingWasLost(house, elsewhere, fire)
  const words = await sitting.lapse()
  for (const each of [anna, bess]) await reads(each, words)
})

test('two processes serve one table, and one of them goes', async ({ house, person, caller }) => {
  const other = await house.another()
  const anna = await person('Anna')
  const bess = await person('Bess', { baseURL: other.url })
  await anna.calls.signUp()
  const sitting = await Sitting.open([anna.calls, bess.calls, await caller('Cora')])
  await sitting.beginHand()
  for (const each of [anna, bess]) await open(each, sitting)
  for (const [seat, asks, is] of [
    [0, anna, bess],
    [1, bess, anna],
  ] as const) {
    await sitting.turnTo(seat)
    await reads(asks, 'Your turn to ask')
    const card = await missingCard(asks)
    await asks.ask(is.name, card, 'Ask, without Please')
    await reads(is, `${asks.name} asked you for ${card} and forgot to say Please`)
  }
  // As fast as they can: each process hears of what the other did, and nothing is done twice.
  const fire = new UnderFire(sitting)
  await playsOn(fire)
  await fire.stop()
  await nothingWasLost(house, sitting, fire)
  const words = await sitting.lapse()
  for (const each of [anna, bess]) await reads(each, words)

  await sitting.turnTo(2)
  await other.kill()
  await reads(bess, NO_CONNECTION)
  await reads(anna, await sitting.lapse())
  await reads(anna, 'Your turn to ask')
  const card = await missingCard(anna)
  await anna.ask('Bess', card, 'Ask, without Please')
  await reads(anna, `You asked Bess for ${card} and forgot to say Please`)
})
