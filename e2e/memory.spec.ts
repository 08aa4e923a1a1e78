import type { Person } from './support/person'
import { momentOf, step } from './support/play'
import { expect, PHONE, test } from './support/test'

const ALONE = {
  Cards: 'Four sets',
  Seats: '3',
  'The list of sets': 'Put away',
  'Computer players': 'None yet',
}

test('by memory: one typed sentence asks; without Please it is a lapse', { tag: '@long' }, async ({
  person,
}) => {
  test.setTimeout(180_000)
  const anna = await person('Anna')
  await sitDown(anna)

  await toMyTurn(anna)
  const whom = await aNeighbour(anna)
  // Typing begins anywhere: the field takes it.
  await anna.page.keyboard.type(`Please ${whom} may I have Lnet`)
  await expect(anna.page.locator('.line')).toHaveText(`Please, ${whom}, may I have Lent?`)
  await anna.page.keyboard.press('Enter')
  await expect(
    anna.page.getByText(new RegExp(`You asked ${whom} for Lent[:,]|gave you Lent`)).first(),
  ).toBeVisible()

  await toMyTurn(anna)
  await anna.page.getByRole('combobox').fill(`Lent, ${whom}`)
  await anna.page.keyboard.press('Enter')
  await expect(
    anna.page.getByText(`You asked ${whom} for Lent and forgot to say Please.`).first(),
  ).toBeVisible()
})

test('by memory on a telephone: what is meant is tapped, and no set is told', {
  tag: '@long',
}, async ({ person }) => {
  test.setTimeout(180_000)
  const bess = await person('Bess', PHONE)
  await sitDown(bess)
  await toMyTurn(bess)
  const { page } = bess
  const whom = await aNeighbour(bess)
  await page.getByRole('combobox').fill(`${whom}, al please`)
  await page.getByRole('option', { name: 'Alms Dish', exact: true }).tap()
  await expect(page.locator('.line')).toHaveText(`Please, ${whom}, may I have Alms Dish?`)
  await expect(page.getByRole('option')).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await page.getByRole('button', { name: 'Menu' }).tap()
  await expect(page.getByRole('heading', { name: 'The list of sets' })).toHaveCount(0)
})

/** Alone with two computer players. */
async function sitDown(one: Person): Promise<void> {
  await one.signUp()
  await one.makeTable(ALONE, 1)
  for (const seat of [2, 3]) await one.button(`Put a computer player in seat ${seat}`).click()
  await one.button('I am ready').click()
}

/** Does what the screen asks for until it is the person's turn to ask. */
async function toMyTurn(one: Person): Promise<void> {
  await expect
    .poll(
      async () => {
        const moment = await momentOf(one)
        if (moment !== 'ask') await step(one, () => 0)
        return moment
      },
      { timeout: 120_000, intervals: [50] },
    )
    .toBe('ask')
}

/** Whom the person can ask. */
async function aNeighbour({ page }: Person): Promise<string> {
  return ((await page.locator('#ask .chip').first().textContent()) ?? '').trim()
}
