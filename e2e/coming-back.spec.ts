import type { Person } from './support/person'
import { Sitting } from './support/sitting'
import { test as base, expect } from './support/test'
import { Wire } from './support/wire'

const NO_CONNECTION = 'No connection. The table waits for you: it comes back by itself.'

/** Anna at her screen, in the middle of a hand with two who play without one, and the wire she hangs on. */
const test = base.extend<{ wire: Wire; anna: Person; sitting: Sitting }>({
  wire: async ({ house }, use) => {
    const wire = await Wire.to(house.url)
    await use(wire)
    wire.close()
  },
  anna: async ({ person, wire }, use) => {
    const anna = await person('Anna', { baseURL: wire.url })
    // A minute's absence needn't take a minute: the timers and the clock of her page can be moved on.
    await anna.page.clock.install()
    await anna.calls.signUp()
    await use(anna)
  },
  sitting: async ({ anna, caller }, use) => {
    const sitting = await Sitting.open([anna.calls, await caller('Bess'), await caller('Cora')])
    await sitting.beginHand()
    await use(sitting)
  },
})

async function openTable({ page }: Person, { table }: Sitting): Promise<void> {
  const streaming = page.waitForResponse(/\/api\/stream/)
  await page.goto(`/tables/${table}`)
  await streaming
}

function reads({ page }: Person, words: string) {
  return expect(page.getByText(words).first()).toBeVisible()
}

async function goOffline({ page }: Person, wire: Wire): Promise<void> {
  await page.context().setOffline(true)
  wire.cut()
  await expect(page.getByText(NO_CONNECTION)).toBeVisible()
}

async function comeBack({ page }: Person): Promise<void> {
  await page.context().setOffline(false)
}

/** Asks for the first picture card on the list that isn't in hand. @returns its name */
async function askForSomething(anna: Person, word: 'Please' | 'Ask, without Please') {
  const gap = anna.page.locator('.gap').filter({ hasNotText: 'LIST' }).first()
  const card = (await gap.textContent()) ?? ''
  await anna.ask('Bess', card, word)
  return card
}

test('failure 15: a minute offline is told in words, and on return the table is up to date by itself', async ({
  anna,
  sitting,
  wire,
}) => {
  await sitting.turnTo(1)
  await openTable(anna, sitting)
  await goOffline(anna, wire)
  const first = await sitting.lapse()
  await anna.page.clock.runFor('01:00')
  const second = await sitting.lapse()
  await expect(anna.page.getByText(first)).toHaveCount(0)
  await reads(anna, NO_CONNECTION)

  await comeBack(anna)
  await reads(anna, second)
  await reads(anna, 'Your turn')
  await expect(anna.page.getByRole('main').getByRole('status')).toHaveCount(0)
  await sitting.turnTo(1)
  await reads(anna, await sitting.lapse())
})

test('failure 11: what is asked offline is shown as on its way, and is done once on return', async ({
  anna,
  sitting,
  wire,
}) => {
  await sitting.turnTo(0)
  await openTable(anna, sitting)
  await goOffline(anna, wire)
  const { seq } = await sitting.viewOf(0)
  const card = await askForSomething(anna, 'Ask, without Please')
  const busy = anna.page.locator('button[data-busy]')
  await expect(busy.first()).toBeVisible()
  await anna.page.clock.runFor('00:20')
  const mine = `You asked Bess for ${card} and forgot to say Please`
  await expect(anna.page.getByText(mine)).toHaveCount(0)
  expect((await sitting.viewOf(0)).seq).toBe(seq)

  await comeBack(anna)
  await reads(anna, mine)
  await expect(busy).toHaveCount(0)
  expect((await sitting.viewOf(0)).seq).toBe(seq + 2)
})

test('failure 12: what was asked offline and comes too late is refused in words', async ({
  anna,
  sitting,
  wire,
}) => {
  await sitting.turnTo(0)
  await openTable(anna, sitting)
  await goOffline(anna, wire)
  await askForSomething(anna, 'Please')
  // She plays on at another device, and the turn comes round to her again.
  const last = [await sitting.lapse(), await sitting.lapse(), await sitting.lapse()].at(-1) ?? ''

  await comeBack(anna)
  await reads(anna, 'The table had moved on. Look again, then ask.')
  await reads(anna, last)
  expect(await sitting.turn()).toBe(0)
})

for (const [what, sleep] of [
  [
    'the timers of a sleeping laptop stood still',
    ({ page }: Person) => page.clock.fastForward('10:00'),
  ],
  ['nothing was heard for long', ({ page }: Person) => page.clock.runFor('00:45')],
] as const) {
  test(`failure 13: a connection that died without an event is noticed: ${what}`, async ({
    anna,
    sitting,
    wire,
  }) => {
    await sitting.turnTo(1)
    await openTable(anna, sitting)
    await reads(anna, await sitting.lapse())
    // The server ends what is idle; the stream remains.
    await expect.poll(() => wire.connections).toBe(1)
    wire.silence()
    const missed = await sitting.lapse()
    await expect(anna.page.getByText(missed)).toHaveCount(0)
    await sleep(anna)
    await reads(anna, missed)
    await reads(anna, 'Your turn')
    await sitting.turnTo(1)
    await reads(anna, await sitting.lapse())
  })
}

test('failure 16: a page that was long on its way shows the table as it is now', async ({
  anna,
  sitting,
}) => {
  await sitting.turnTo(1)
  let missed = ''
  await anna.page.route(/\/tables\//, async (route) => {
    const response = await route.fetch()
    missed = await sitting.lapse()
    await sitting.lapse()
    await route.fulfill({ response })
  })
  await openTable(anna, sitting)
  await reads(anna, 'Your turn')
  await anna.button('What happened').click()
  await reads(anna, missed)
})

for (const [way, leave] of [
  ['by a link of the site', byLink],
  ['to another address', ({ page }: Person) => page.goto('/rules').then(() => undefined)],
] as const) {
  test(`failure 14: left ${way} and gone back to, the table is current and live`, async ({
    anna,
    sitting,
  }) => {
    await sitting.turnTo(1)
    await openTable(anna, sitting)
    await leave(anna)
    const missed = await sitting.lapse()
    await anna.page.goBack()
    await reads(anna, missed)
    await reads(anna, await sitting.lapse())
    await reads(anna, 'Your turn')
  })
}

async function byLink({ page }: Person): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: 'Tables' }).click()
  await expect(page).toHaveURL(/\/tables$/)
}
