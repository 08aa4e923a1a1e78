import type { Calls } from './support/calls'
import type { Person } from './support/person'
import { Sitting } from './support/sitting'
import { expect, PHONE, test } from './support/test'

/** It is this person's turn to ask, by memory, at a table with two who need no screen. */
async function toAsk(one: Person, others: readonly Calls[]): Promise<Sitting> {
  await one.calls.signUp()
  const sitting = await Sitting.open([one.calls, ...others], { list: 'withdrawn' })
  await sitting.beginHand()
  await sitting.turnTo(0)
  await one.page.goto(`/tables/${sitting.table}`)
  await expect(one.page.getByText('Your turn to ask')).toBeVisible()
  return sitting
}

test('by memory: one typed sentence asks; without Please it is a lapse', async ({
  person,
  caller,
}) => {
  const anna = await person('Anna')
  const { page } = anna
  const sitting = await toAsk(anna, [await caller('Bess'), await caller('Cora')])
  // Typing begins anywhere: the field takes it.
  await page.keyboard.type('Please Bess may I have Lnet')
  await expect(page.locator('.line')).toHaveText('Please, Bess, may I have Lent?')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/You asked Bess for Lent[:,]/).first()).toBeVisible()

  // Whatever came of it, the turn goes round once.
  if ((await sitting.turn()) === 0) await sitting.lapse()
  await sitting.turnTo(0)
  await page.getByRole('combobox').fill('Lent, Bess')
  await page.keyboard.press('Enter')
  await expect(
    page.getByText('You asked Bess for Lent and forgot to say Please.').first(),
  ).toBeVisible()
})

test('by memory on a telephone: what is meant is tapped, and no set is told', async ({
  person,
  caller,
}) => {
  const bess = await person('Bess', PHONE)
  const { page } = bess
  await toAsk(bess, [await caller('Anna'), await caller('Cora')])
  await page.getByRole('combobox').fill('Anna, al please')
  await page.getByRole('option', { name: 'Alms Dish', exact: true }).tap()
  await expect(page.locator('.line')).toHaveText('Please, Anna, may I have Alms Dish?')
  await expect(page.getByRole('option')).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await page.getByRole('button', { name: 'Menu' }).tap()
  await expect(page.getByRole('heading', { name: 'The list of sets' })).toHaveCount(0)
})
