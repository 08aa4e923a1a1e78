import AxeBuilder from '@axe-core/playwright'
import { expect, PHONE, test } from './support/test'

test('a card of the deck opens large by keyboard, by its link, and closes again', async ({
  person,
}) => {
  const { page } = await person('Ruth', PHONE)
  await page.goto('/deck')
  await expect(page.getByRole('link', { name: /^Look at / })).toHaveCount(60)
  const alb = page.getByRole('link', { name: 'Look at Alb', exact: true })
  await alb.focus()
  await page.keyboard.press('Enter')
  const large = page.getByRole('dialog', { name: 'Alb' })
  await expect(large).toContainText('number 7')
  await expect(page).toHaveURL(/\/deck\?card=alb$/)
  await page.keyboard.press('Escape')
  await expect(large).toBeHidden()
  await expect(page).toHaveURL(/\/deck$/)
  await expect(alb).toBeFocused()

  await page.goto('/deck?card=fasts-list')
  const list = page.getByRole('dialog', { name: 'Fasts, the LIST card' })
  await list.getByRole('button', { name: 'Close' }).click()
  await expect(list).toBeHidden()
})

test('a link to a set and a link to a rule lead there', async ({ person }) => {
  const { page } = await person('Ruth', PHONE)
  await page.goto('/deck#fasts')
  await expect(page.getByRole('heading', { name: '2 Fasts' })).toBeInViewport()
  await page.goto('/rules#rule-9')
  await expect(page.getByRole('heading', { name: /^Rule 9 / })).toBeInViewport()
  for (const place of ['bluffing', 'clock', 'list', 'away', 'stopped', 'players']) {
    await expect(page.locator(`#${place}`)).toHaveCount(1)
  }
})

test('an address without a page says so, and leads on', async ({ person }) => {
  const { page } = await person('Ruth')
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Not at home' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to the front page' }).click()
  await expect(page.getByRole('link', { name: /^Play now/ })).toBeVisible()
})

test('letters of farther languages are fetched when they are met, and not before', async ({
  person,
}) => {
  const { page } = await person('Ruth')
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fetched.push(request.url())
  })
  await page.goto('/')
  await page.evaluate(() => document.fonts.ready)
  expect(fetched.length).toBeGreaterThan(0)
  expect(fetched.filter((url) => /-ext-|vietnamese|cyrillic/.test(url))).toEqual([])
  const met = page.waitForRequest(/andika-latin-ext-400/)
  await page.evaluate(() => document.querySelector('h1')?.append('Kwɛku'))
  await met
})

test('the ways in are all seen at once on a telephone', async ({ person }) => {
  const { page } = await person('Ruth', PHONE)
  await page.goto('/')
  const ways = [
    page.getByRole('link', { name: /^Play now/ }),
    page.getByRole('button', { name: 'Join', exact: true }),
    page.getByRole('link', { name: 'Sign in', exact: true }),
  ]
  for (const way of ways) await expect(way).toBeInViewport({ ratio: 1 })
})

for (const path of ['/', '/deck', '/rules', '/join/00000000']) {
  test(`a shared link to ${path} has a picture`, async ({ person }) => {
    const { page } = await person('Ruth')
    await page.goto(path)
    const address = await page.locator('meta[property="og:image"]').first().getAttribute('content')
    const answer = await page.request.get(address ?? '')
    expect(answer.headers()['content-type']).toBe('image/png')
    const bytes = await answer.body()
    // A PNG says its width and height after its first sixteen bytes.
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
  })
}

test('search engines are told to leave tables alone', async ({ person }) => {
  const { page } = await person('Ruth')
  for (const path of ['/join/00000000', `/t/${crypto.randomUUID()}`, '/games', '/sign-in']) {
    await page.goto(path)
    await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/)
  }
  await page.goto('/deck')
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
})

for (const path of ['/', '/deck', '/deck?card=alb', '/rules', '/offline', '/nowhere']) {
  test(`${path} is fit for everybody, and narrow screens`, async ({ person }) => {
    const { page } = await person('Ruth', { ...PHONE, viewport: { width: 320, height: 640 } })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(excess).toBeLessThanOrEqual(0)
  })
}
