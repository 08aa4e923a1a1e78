import type { Person } from './support/person'
import { expect, PHONE, test } from './support/test'

async function thank({ page }: Person): Promise<void> {
  const thanks = page.getByRole('button', { name: 'Thank you', exact: true })
  // It is deaf for a moment, so that a double tap thanks nobody.
  await expect(async () => {
    await thanks.click({ timeout: 1_000 })
    await expect(thanks).toBeHidden({ timeout: 500 })
  }).toPass()
}

test('the tutorial is played through on a phone', async ({ person }) => {
  const anna = await person('Anna', PHONE)
  const { page } = anna
  const isAt = (title: string, step: number) =>
    expect(page.getByRole('region', { name: `Step ${step} of 10: ${title}` })).toBeVisible()
  const next = () => anna.button('Next').tap()

  await page.goto('/learn')
  await isAt('Sets and numbers', 1)
  await anna.button(/^Advent, number/).tap()
  await anna.button('Close').tap()
  await next()

  await isAt('LIST cards', 2)
  await anna.button(/^Bishop, number/).tap()
  await anna.button('Close').tap()
  await expect(page.getByText('That one has a picture.')).toBeVisible()
  await anna.button(/^Fasts, .*number/).tap()
  await anna.button('Close').tap()
  await next()

  await isAt('Please', 3)
  await anna.ask('Verger', 'Advent', 'Please')
  await expect(page.getByText('the Organist has Advent')).toBeVisible()
  await anna.ask('Organist', 'Advent', 'Please')
  await next()

  await isAt('Thank You', 4)
  await thank(anna)
  await next()

  await isAt('On to the left', 5)
  await anna.ask('Verger', 'Deacon', 'Please')
  await next()

  await isAt('Safe', 6)
  await page.reload()
  await isAt('Safe', 6)
  await anna.ask('Verger', 'Holy Communion', 'Please')
  await thank(anna)
  await next()

  await isAt('Forgetting', 7)
  await anna.ask('Verger', 'Flagon', 'Ask, without Please')
  await next()

  await isAt('A mistake', 8)
  await anna.ask('Organist', 'Baptism', 'Please')
  await next()

  await isAt('An empty hand', 9)
  await anna.ask('Organist', 'Deacon', 'Please')
  await next()

  await isAt('Counting', 10)
  await anna.ask('Organist', 'Deacon', 'Please')
  await thank(anna)
  await anna.button('That’s all').tap()
  await expect(page.getByRole('heading', { name: 'You know the game' })).toBeVisible()
  await expect(page.getByLabel('Join with a code')).toBeVisible()
  await page.getByRole('link', { name: 'Play now' }).tap()
  await expect(page.getByRole('heading', { name: 'Your turn to ask' })).toBeVisible()
})

test('a step is played with the keyboard alone, and what it is about has the focus', async ({
  person,
}) => {
  const { page } = await person('Anna')
  const step = (name: RegExp) => page.getByRole('region', { name })
  await page.goto('/learn')
  await page.getByRole('button', { name: 'Skip', exact: true }).press('Enter')
  await expect(step(/^Step 2 of 10/)).toBeFocused()
  await page.getByRole('button', { name: 'Skip', exact: true }).press('Enter')
  await expect(step(/^Step 3 of 10/)).toBeFocused()

  await page.keyboard.press('2')
  await expect(page.getByRole('radio', { name: 'Organist' })).toBeChecked()
  await page.getByRole('button', { name: 'Advent', exact: true }).press('Enter')
  await page.getByRole('button', { name: 'Please', exact: true }).press('Enter')
  const next = page.getByRole('button', { name: 'Next', exact: true })
  await expect(next).toBeFocused()
  await expect(next).toHaveAccessibleDescription(/Whoever has the card must give it/)
  await page.keyboard.press('Enter')
  await expect(step(/^Step 4 of 10/)).toBeFocused()
  await page.keyboard.press('t')
  await expect(next).toBeFocused()
})
