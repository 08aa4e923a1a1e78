import { expect, PHONE, test } from './support/test'

test('a guest finds the return code at the table, and comes back by it', async ({ person }) => {
  const [anna, gail] = [await person('Anna'), await person('Gail', PHONE)]
  await anna.signUp()
  const code = await anna.makeTable(
    { Cards: 'Four sets', Seats: '3', 'Who may sit down': 'Whom I invite' },
    1,
  )
  await gail.join(code, { guest: true })
  const address = gail.page.url()
  await gail.button('Menu').click()
  const own = gail.page.locator('section', {
    has: gail.page.getByRole('heading', { name: 'Your return code' }),
  })
  const returnCode = ((await own.getByText(/^[\d\s]+$/).textContent()) ?? '').replace(/\D/g, '')
  expect(returnCode).toMatch(/^\d{12}$/)

  // The browser forgets her; after a while the others see that she is away.
  const seat = anna.page.getByRole('listitem').filter({ hasText: 'Gail' })
  await expect(seat).not.toContainText('away')
  await gail.page.goto('about:blank')
  await gail.page.context().clearCookies()
  await expect(seat).toContainText('away', { timeout: 60_000 })

  await gail.page.goto('/sign-in')
  await gail.page.getByLabel('Return code').fill(returnCode)
  await gail.button('Come back').click()
  await expect(gail.page).not.toHaveURL(/sign-in/)
  await gail.page.goto(address)
  await expect(gail.page.getByText('Gail').first()).toBeVisible()
  await expect(seat).not.toContainText('away')
})
