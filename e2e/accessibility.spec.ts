import type { Page } from '@playwright/test'
import { expectFitForAll } from './support/pages'
import { Sitting } from './support/sitting'
import { expect, test } from './support/test'

/** Nothing is caught in the middle of a movement. */
const STILL = { reducedMotion: 'reduce' } as const

/** Waits until the page has come to life, and says what is its own. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  // A page may come before what its head says of it.
  await expect(page).toHaveTitle(/./)
}

test('failures 32 and 34: pages for strangers are fit for all', async ({ person, caller }) => {
  test.setTimeout(300_000)
  const { page } = await person('Nobody', STILL)
  const host = await caller('Host')
  await host.signUp()
  const { table } = await Sitting.open([host], { seats: 3 })
  const { code } = await host.look(table)
  for (const path of [
    '/sign-in',
    '/sign-up',
    '/forgot',
    `/reset/${'0'.repeat(32)}`,
    '/tables',
    '/tables/new',
    '/games',
    '/join',
    '/join/12345678',
    `/join/${code}`,
    `/t/${table}`,
    '/safeguarding',
    '/report',
  ]) {
    await open(page, path)
    await expectFitForAll(page, path)
  }
  await open(page, '/practice')
  await expect(page.locator('.tablepage')).toBeVisible()
  await expectFitForAll(page, '/practice')
})

test('failures 32 and 34: pages for people with an account, and the table in each of its moments', async ({
  person,
  caller,
}) => {
  test.setTimeout(300_000)
  const anna = await person('Anna', STILL)
  const { page } = anna
  await anna.calls.signUp()
  const sitting = await Sitting.open([anna.calls, await caller('Bess'), await caller('Cora')], {
    hands: 2,
  })
  const shows = (words: string | RegExp) => expect(page.getByText(words).first()).toBeVisible()
  const isFit = (what: string) => expectFitForAll(page, what)
  await open(page, `/tables/${sitting.table}`)
  await shows('I am ready')
  await isFit('waiting for players')
  await sitting.begin()
  await shows('Cut here')
  await isFit('the cut')
  await sitting.deal()
  await sitting.turnTo(0)
  await shows('Your turn')
  await isFit('your turn')
  await sitting.gift()
  await expect(anna.button('Thank you')).toBeVisible()
  await isFit('owing thanks')
  await sitting.turnTo(1)
  await shows('Bess’s turn')
  await isFit('another’s turn')
  for (const sheet of ['Menu', 'What happened']) {
    await anna.button(sheet).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await isFit(sheet)
    await page.keyboard.press('Escape')
  }
  await sitting.playOut()
  await expect(anna.button('Ready for the next hand')).toBeVisible()
  await isFit('between two hands')
  for (const each of sitting.people) {
    await each.act(sitting.table, { do: 'play', play: { do: 'ready' } })
  }
  await sitting.playOut()
  await expect(anna.button('Play again')).toBeVisible()
  await isFit('the final result')

  for (const path of ['/', '/tables', '/tables/new', '/account', '/games']) {
    await open(page, path)
    await isFit(path)
  }
})
