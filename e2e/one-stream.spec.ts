import type { Page, Request } from '@playwright/test'
import type { Calls } from './support/calls'
import { Sitting } from './support/sitting'
import { expect, test } from './support/test'

const BY_POLLING = 'A slow connection: news comes every few seconds.'

/** A hand between Anna and two who need no screen; it is Bess's turn. */
async function atBess(anna: Calls, others: readonly Calls[]): Promise<Sitting> {
  await anna.signUp()
  const sitting = await Sitting.open([anna, ...others])
  await sitting.beginHand()
  await sitting.turnTo(1)
  return sitting
}

test('failure 17: eight tabs hold one stream, and all are up to date', async ({
  person,
  caller,
}) => {
  const anna = await person('Anna')
  const sitting = await atBess(anna.calls, [await caller('Bess'), await caller('Cora')])
  const context = anna.page.context()
  const open = new Set<Request>()
  context.on('request', (request) => {
    if (request.url().includes('/api/stream')) open.add(request)
  })
  context.on('requestfinished', (request) => open.delete(request))
  context.on('requestfailed', (request) => open.delete(request))
  const tabs: Page[] = [anna.page]
  while (tabs.length < 8) tabs.push(await context.newPage())
  for (const tab of tabs) await tab.goto(`/tables/${sitting.table}`)
  await allRead(tabs, await sitting.lapse())
  expect(heldNow(open)).toBe(1)

  // The tab that holds the stream is closed: another takes over.
  await tabs.shift()?.close()
  await allRead(tabs, await sitting.lapse())
  await expect.poll(() => heldNow(open)).toBe(1)
})

/** How many streams are held; one whose tab was closed is over without a word. */
function heldNow(open: ReadonlySet<Request>): number {
  return [...open].filter((request) => !request.frame().page().isClosed()).length
}

function allRead(tabs: readonly Page[], words: string) {
  return Promise.all(tabs.map((tab) => expect(tab.getByText(words).first()).toBeVisible()))
}

test('a browser without Web Locks plays on by polling', async ({ person, caller }) => {
  const anna = await person('Anna')
  const sitting = await atBess(anna.calls, [await caller('Bess'), await caller('Cora')])
  let streams = 0
  anna.page.on('request', (request) => {
    if (request.url().includes('/api/stream')) streams++
  })
  await anna.page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'locks')
  })
  await anna.page.goto(`/tables/${sitting.table}`)
  await expect(anna.page.getByText(BY_POLLING)).toBeVisible()
  await allRead([anna.page], await sitting.lapse())
  expect(streams).toBe(0)
})

for (const [what, status] of [
  ['is refused on the way', 404],
  ['is held back on the way', null],
] as const) {
  test(`where the stream ${what}, a browser plays on by polling`, async ({ person, caller }) => {
    const anna = await person('Anna')
    const sitting = await atBess(anna.calls, [await caller('Bess'), await caller('Cora')])
    await anna.page.clock.install()
    await anna.page.route(/\/api\/stream/, async (route) => {
      if (status !== null) await route.fulfill({ status })
    })
    await anna.page.goto(`/tables/${sitting.table}`)
    const polling = anna.page.getByText(BY_POLLING)
    await expect(async () => {
      await anna.page.clock.runFor(5_000)
      await expect(polling).toBeVisible({ timeout: 500 })
    }).toPass()
    await allRead([anna.page], await sitting.lapse())

    // Trying the stream again doesn't disturb.
    const telling = anna.page.getByRole('main').getByRole('status')
    for (let tens = 0; tens < 6; tens++) {
      await anna.page.clock.runFor(10_000)
      await expect(telling).toHaveText([BY_POLLING])
    }
    await allRead([anna.page], await sitting.lapse())
    await anna.page.locator('#ask').getByRole('radio', { name: 'Bess' }).check()
    await anna.page.locator('.gap').first().click()
    await anna.button('Please').click()
    await expect(anna.page.getByText(/You asked Bess|Bess gave you/).first()).toBeVisible()
  })
}
