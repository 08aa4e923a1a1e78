import type { Page } from '@playwright/test'
import { expect, PHONE, test } from './support/test'

/** Waits until everything that is to be there without a connection has been kept. */
async function keptForOffline(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

/** The name of a card that may be asked for. */
async function aGap(page: Page): Promise<string> {
  return (await page.locator('.gap:not(.l)').first().textContent()) ?? ''
}

const turn = (page: Page) => page.getByRole('heading', { name: 'Your turn to ask' })

test('two taps lead from the front page to the first request; it is resumed where it was left', async ({
  person,
}) => {
  const anna = await person('Anna', PHONE)
  await anna.page.goto('/')
  await anna.page.getByRole('link', { name: /^Play now/ }).tap()
  await expect(turn(anna.page)).toBeVisible()

  const card = await aGap(anna.page)
  await anna.ask('Verger', card, 'Please')
  await expect(anna.page.locator('.said')).toContainText(`You asked Verger for ${card}`)
  const again = await anna.page.context().newPage()
  await anna.page.close()
  await again.goto('/practice')
  await again.getByRole('button', { name: 'What happened' }).tap()
  await expect(again.getByRole('dialog')).toContainText(`You asked Verger for ${card}`)
})

test('a new game is asked for, chosen and remembered; a damaged one is put away', async ({
  person,
}) => {
  const { page } = await person('Anna', PHONE)
  await page.goto('/practice')
  await page.getByRole('button', { name: 'Menu' }).tap()
  await page.getByRole('button', { name: 'New game …' }).tap()
  const dialog = page.getByRole('dialog', { name: 'A new game' })
  await expect(dialog).toContainText('The game you are playing ends here')
  await dialog.getByRole('radio', { name: '6', exact: true }).check()
  await dialog.getByRole('radio', { name: 'Four sets' }).check()
  await dialog.getByRole('radio', { name: 'Taken as said' }).check()
  await dialog.getByRole('radio', { name: 'Put away' }).check()
  await dialog.getByRole('button', { name: 'Deal the cards' }).tap()
  await expect(turn(page)).toBeVisible()
  await expect(page.locator('#ask').getByRole('radio')).toHaveCount(6)
  await expect(page.getByRole('combobox')).toBeVisible()

  await page.evaluate(() => localStorage.setItem('church-game:practice:game', '{"version":1,'))
  await page.reload()
  await expect(turn(page)).toBeVisible()
  await expect(page.locator('#ask').getByRole('radio')).toHaveCount(6)
})

test('after one visit practice, learning and reading go on without a connection', async ({
  person,
}) => {
  const anna = await person('Anna', PHONE)
  const { page } = anna
  await page.goto('/practice')
  await keptForOffline(page)
  await page.context().setOffline(true)

  await page.reload()
  await expect(turn(page)).toBeVisible()
  await anna.ask('Organist', await aGap(page), 'Please')
  await expect(page.locator('.said')).toContainText('You asked Organist for')

  await page.goto('/learn')
  await page.getByRole('button', { name: /^Lent, number/ }).tap()
  await page.getByRole('button', { name: 'Close' }).tap()
  await page.getByRole('button', { name: 'Next', exact: true }).tap()
  await expect(page.getByRole('heading', { name: 'LIST cards' })).toBeVisible()

  for (const [path, title] of [
    ['/', 'The Church Game'],
    ['/rules', 'The rules'],
    ['/deck', 'The deck'],
    ['/tables', 'The line is quiet'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  }
  await page.getByRole('link', { name: 'Practise meanwhile' }).tap()
  await expect(page.locator('.myhand')).toBeVisible()
})

test('nothing of a table, an account or a call is kept, and nobody’s name', async ({ person }) => {
  const anna = await person('Annabella')
  const { page } = anna
  await anna.signUp()
  for (const path of ['/account', '/tables', '/games', '/deck']) await page.goto(path)
  await keptForOffline(page)
  const { paths, texts } = await page.evaluate(async () => {
    const [name = ''] = await caches.keys()
    const cache = await caches.open(name)
    const requests = await cache.keys()
    const pages = requests.map(({ url }) => new URL(url).pathname)
    const paths = pages.filter((path) => !path.startsWith('/_next/static/'))
    const texts = await Promise.all(
      paths.map(async (path) => (await (await cache.match(path))?.text()) ?? ''),
    )
    return { paths, texts }
  })
  expect(paths.toSorted()).toEqual([
    '/',
    '/deck',
    '/icons/192.png',
    '/icons/512.png',
    '/learn',
    '/manifest.webmanifest',
    '/offline',
    '/practice',
    '/rules',
  ])
  for (const text of texts) expect(text).not.toContain('Annabella')
})

test('the site can be installed, and its worker is asked for anew each time', async ({
  person,
}) => {
  const { page } = await person('Anna')
  const worker = await page.request.get('/sw.js')
  expect(worker.headers()).toMatchObject({ 'cache-control': 'no-cache' })
  await page.goto('/')
  const manifest = await page.locator('link[rel=manifest]').getAttribute('href')
  const { icons, start_url } = await (await page.request.get(manifest ?? '')).json()
  expect(start_url).toBe('/')
  for (const { src } of icons) expect((await page.request.get(src)).ok()).toBe(true)
})
