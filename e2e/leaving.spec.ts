import { inTurn, momentOf, step } from './support/play'
import { expect, test } from './support/test'

test('a player leaves, is stood in for, and takes the seat back', async ({ person }) => {
  const [anna, bess] = [await person('Anna'), await person('Bess')]
  await anna.signUp()
  await bess.signUp()
  const code = await anna.makeTable({ Cards: 'Four sets', Seats: '3' }, 20)
  await anna.button('Put a computer player in seat 3').click()
  await bess.join(code, { guest: false })
  const address = bess.page.url()
  for (const each of [anna, bess]) await each.button('I am ready').click()
  const choose = inTurn()
  await expect
    .poll(
      async () => {
        for (const each of [anna, bess]) await step(each, choose)
        return anna.page.getByRole('heading', { name: 'Your hand' }).isVisible()
      },
      { timeout: 60_000 },
    )
    .toBe(true)

  await bess.button('Menu').click()
  await bess.button('Leave the table').click()
  await bess.button('Leave').click()
  await expect(bess.page).not.toHaveURL(address)
  await expect(anna.page.getByText('stand-in').first()).toBeVisible()

  await bess.page.goto(address)
  await bess.button('Take my seat back').click()
  await expect(bess.page.getByRole('heading', { name: 'Your hand' })).toBeVisible()
  await expect.poll(() => momentOf(bess)).not.toBe('away')
})
