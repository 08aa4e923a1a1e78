import type { Page } from '@playwright/test'
import { expect, test } from './support/test'

/** Delivers a call to the site's worker, as a push service does. */
async function deliver(page: Page, told: object): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const registered = new Promise<string>((tell) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) tell(first.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  const registrationId = await registered
  const { origin } = new URL(page.url())
  const data = JSON.stringify(told)
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
}

function callsShown(page: Page) {
  return page.evaluate(async () => {
    const calls = await (await navigator.serviceWorker.ready).getNotifications()
    return calls.map(({ title, tag, data }) => ({ title, tag, data }))
  })
}

test('a call reaches a player who is elsewhere, once for a table, and none who looks at it', async ({
  person,
}) => {
  const anna = await person('Anna', { permissions: ['notifications'] })
  const { page } = anna
  await anna.signUp()
  await anna.makeTable({}, 1)
  const table = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const told = { table, title: 'It is your turn', body: 'At Beth’s table' }
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await deliver(page, told)
  await deliver(page, { ...told, table: 'another' })
  const another = { title: 'It is your turn', tag: 'table-another', data: { table: 'another' } }
  await expect.poll(() => callsShown(page)).toEqual([another])
  await page.goto('/rules')
  await deliver(page, told)
  await deliver(page, told)
  const mine = { title: 'It is your turn', tag: `table-${table}`, data: { table } }
  await expect.poll(() => callsShown(page)).toHaveLength(2)
  expect(await callsShown(page)).toEqual(expect.arrayContaining([mine, another]))
})

test('calls are offered in the table’s menu, and asked for by a button alone', async ({
  person,
}) => {
  const anna = await person('Anna')
  await anna.signUp()
  await anna.makeTable({}, 1)
  await anna.button('Menu').click()
  const part = anna.page.getByRole('region', { name: 'Call me when it is my turn' })
  await expect(part.getByRole('button', { name: 'Call me' })).toBeVisible()
  expect(await anna.page.evaluate(() => Notification.permission)).toBe('default')
})
