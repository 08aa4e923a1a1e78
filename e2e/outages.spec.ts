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

function reads({ page }: Person, words: string) {
  return expect(page.getByText(words).first()).toBeVisible({ timeout: 30_000 })
}

async function hands(sitting: Sitting) {
  const views = await Promise.all(sitting.people.map((_, seat) => sitting.viewOf(seat)))
  return views.map(({ game }) => [game?.hand?.cards, game?.hand?.safe, game?.hand?.owed])
}

/** Every command that was acknowledged is in the log, once, with the answer that was given. */
async function nothingWasLost(house: House, sitting: Sitting, { acknowledged }: UnderFire) {
  for (const { seat, call, answer } of acknowledged) {
    expect(await sitting.at(seat).tell('table.act', call)).toEqual(answer)
  }
  const database = await openDatabase(house.databaseUrl)
  const ids = acknowledged.map(({ call }) => ('id' in call ? call.id : null))
  const { rows } = await database.query(
    'SELECT count(*)::int AS kept FROM "Command" WHERE id = ANY($1::uuid[])',
    [ids],
  )
  await database.end()
  expect(rows[0]).toEqual({ kept: acknowledged.length })
}

test('failures 18, 19 and 20: the server is killed under play and started again', async ({
  house,
  person,
  caller,
}) => {
  const { anna, bess, sitting } = await inAHand({ person, caller })
  const before = await hands(sitting)
  const fire = new UnderFire(sitting)
  await expect.poll(() => fire.acknowledged.length).toBeGreaterThan(10)
  await house.kill()
  await house.start()
  const after = fire.acknowledged.length
  await expect.poll(() => fire.acknowledged.length).toBeGreaterThan(after + 3)
  await fire.stop()

  await nothingWasLost(house, sitting, fire)
  expect(await hands(sitting)).toEqual(before)
  const words = await sitting.lapse()
  for (const each of [anna, bess]) {
    await reads(each, words)
    await wasNeverLeft(each)
  }
  await sitting.turnTo(0)
  const card = await missingCard(anna)
  await anna.ask('Bess', card, 'Ask, without Please')
  await reads(bess, `Anna asked you for ${card} and forgot to say Please`)
})

test('failures 12 and 19: the database is gone for ten seconds under play', async ({
  house,
  person,
  caller,
}) => {
  const { anna, bess, sitting } = await inAHand({ person, caller })
  await sitting.turnTo(0)
  const before = await hands(sitting)
  const { seq } = await sitting.viewOf(0)
  await reads(anna, 'Your turn to ask')
  await house.stopDatabase()
  const card = await missingCard(anna)
  await anna.ask('Bess', card, 'Ask, without Please')
  // Not a wait for something to happen: it is the outage itself.
  await wait(10_000)
  await expect(anna.page.getByText(`${card} and forgot to say Please`)).toHaveCount(0)
  await house.startDatabase()

  await reads(bess, `Anna asked you for ${card} and forgot to say Please`)
  await reads(anna, `You asked Bess for ${card} and forgot to say Please`)
  for (const each of [anna, bess]) await wasNeverLeft(each)
  expect(await hands(sitting)).toEqual(before)
  const { events } = await anna.calls.ask<{ events: { event: { type: string } }[] }>(
    'table.events',
    { table: sitting.table, since: seq },
  )
  expect(events.filter(({ event }) => event.type === 'forgot-please')).toHaveLength(1)

  const fire = new UnderFire(sitting)
  await expect.poll(() => fire.acknowledged.length).toBeGreaterThan(3)
  await fire.stop()
  await nothingWasLost(house, sitting, fire)
})

test('two processes serve one table, and one of them goes', async ({ house, person, caller }) => {
  const other = await house.another()
  const anna = await person('Anna')
  const bess = await person('Bess', { baseURL: other.url })
  await anna.calls.signUp()
  const sitting = await Sitting.open([anna.calls, bess.calls, await caller('Cora')])
  await sitting.beginHand()
  for (const each of [anna, bess]) await open(each, sitting)
  for (let times = 0; times < 4; times++) {
    const words = await sitting.lapse()
    for (const each of [anna, bess]) await reads(each, words)
  }
  // Both at once: one comes first at each turn, and nothing is done twice.
  const fire = new UnderFire(sitting)
  await expect.poll(() => fire.acknowledged.length).toBeGreaterThan(10)
  await fire.stop()
  await nothingWasLost(house, sitting, fire)

  await sitting.turnTo(2)
  await other.kill()
  await reads(anna, await sitting.lapse())
})
