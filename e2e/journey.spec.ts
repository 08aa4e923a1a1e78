import type { Person } from './support/person'
import { inTurn, step } from './support/play'
import { expect, PHONE, test } from './support/test'

const FOUR_SETS = { Cards: 'Four sets', Seats: '5', 'Who may sit down': 'Whom I invite' }

/** Everybody plays what their screen asks for, until the game's result is on every screen. */
async function playToTheEnd(people: readonly Person[]): Promise<void> {
  const choosers = people.map((_, index) => inTurn(index))
  await expect
    .poll(
      async () => {
        const moments = []
        for (const [index, person] of people.entries()) {
          moments.push(await step(person, choosers[index] ?? inTurn()))
        }
        return moments.every((moment) => moment === 'again')
      },
      { timeout: 540_000, intervals: [50] },
    )
    .toBe(true)
}

test('two people, a guest on a phone and two computer players play two hands', async ({
  person,
}) => {
  test.setTimeout(600_000)
  const [anna, bess, gail] = [
    await person('Anna'),
    await person('Bess'),
    await person('Gail', PHONE),
  ]
  await anna.signUp()
  await bess.signUp()
  const code = await anna.makeTable(FOUR_SETS, 2)
  await anna.button('Put a computer player in seat 4').click()
  await anna.button('Put a computer player in seat 5').click()
  await bess.join(code, { guest: false })
  await gail.join(code, { guest: true })
  for (const each of [anna, bess, gail]) await each.button('I am ready').click()

  await playToTheEnd([anna, bess, gail])

  const result = anna.page.getByRole('heading', { name: /wins? with|share the win/ })
  await expect(result).toBeVisible()
  await expect(gail.page.getByRole('heading', { name: /wins? with|share the win/ })).toBeVisible()
  // Sixteen cards a hand, two hands.
  const totals = await anna.page.getByRole('table').getByRole('row').allInnerTexts()
  const sum = totals.slice(1).map((row) => Number(/(\d+)\s*$/.exec(row.trim())?.[1] ?? Number.NaN))
  expect(sum.reduce((all, cards) => all + cards, 0)).toBe(32)

  await anna.page.goto('/games')
  await expect(anna.page.getByText('Bess').first()).toBeVisible()
})
