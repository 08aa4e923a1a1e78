import { randomUUID } from 'node:crypto'
import { missingCard } from './support/play'
import { Sitting } from './support/sitting'
import { Stream } from './support/stream'
import { expect, PHONE, test } from './support/test'

test('failure 9: two people press for the last seat at once', async ({ person, caller }) => {
  const host = await caller('Anna')
  await host.signUp()
  const sitting = await Sitting.open([host], { seats: 2 })
  const { code } = await host.look(sitting.table)
  const both = [await person('Bess'), await person('Cora')]
  for (const each of both) {
    await each.calls.signUp()
    await each.page.goto(`/join/${code}`)
    await expect(each.button(/^Sit down/)).toBeVisible()
  }
  await Promise.all(both.map((each) => each.button(/^Sit down/).click()))
  const seated = async () => {
    const { seats } = (await host.look(sitting.table)).view
    return seats.filter((sitter) => sitter !== null).length
  }
  await expect.poll(seated).toBe(2)
  const sits = async ({ page }: (typeof both)[number]) => /\/tables\//.test(page.url())
  await expect
    .poll(async () => (await Promise.all(both.map(sits))).filter((each) => each).length)
    .toBe(1)
  const [first, second] = both
  if (!first || !second) throw new Error('nobody came')
  const other = (await sits(first)) ? second : first
  await expect(other.page.getByText('Every seat is taken just now')).toBeVisible()
  await other.page.goto('/tables/new')
  await other.button('Make the table').click()
  await expect(other.page).toHaveURL(/\/tables\/[0-9a-f-]{36}/)
})

test('failure 7: a doubled tap on Please under lag asks once', async ({ person, caller }) => {
  const anna = await person('Anna', PHONE)
  await anna.calls.signUp()
  const sitting = await Sitting.open([anna.calls, await caller('Bess')])
  await sitting.beginHand()
  await sitting.turnTo(0)
  const { seq } = await sitting.viewOf(0)
  const { page } = anna
  await page.goto(`/tables/${sitting.table}`)
  let sent = 0
  let arrive = () => {}
  const isTapped = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/api/trpc/table.act**', async (route) => {
    sent++
    await isTapped
    await route.continue()
  })
  await page.getByRole('radio', { name: 'Bess' }).check()
  const card = await missingCard(anna)
  await page.getByRole('button', { name: card, exact: true, pressed: false }).click()
  const please = anna.button('Please')
  // Twice before the screen has changed, and once more while the request is on its way.
  await please.evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
  })
  await expect(page.locator('[data-busy]')).toHaveText('Please')
  await please.tap({ force: true })
  arrive()
  await expect(anna.button('Thank you')).toBeVisible()
  await expect(page.locator('[data-busy]')).toHaveCount(0)
  expect(sent).toBe(1)
  // A second request before the thanks would have cost the card.
  const { events } = await anna.calls.ask<{ events: { event: { type: string } }[] }>(
    'table.events',
    { table: sitting.table, since: seq },
  )
  expect(events.map(({ event }) => event.type)).toEqual(['given'])
})

test('failure 8: the same command twice at the same moment is one', async ({ caller }) => {
  const [anna, bess] = [await caller('Anna'), await caller('Bess')]
  await anna.signUp()
  const sitting = await Sitting.open([anna, bess])
  await sitting.beginHand()
  await sitting.turnTo(0)
  const { seq } = await sitting.viewOf(0)
  const play = { do: 'ask', of: 1, card: 'baptism', please: false }
  const { table } = sitting
  const call = { table, command: { do: 'play', play }, id: randomUUID(), seen: seq }
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => anna.tell<{ seq: number }>('table.act', call)),
  )
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect((await sitting.viewOf(0)).seq).toBe(answers[0]?.seq)
  expect(answers[0]?.seq).toBe(seq + 2)
})

test('failure 6: a stream ends with its session, its seat, or all sessions', async ({
  house,
  caller,
}) => {
  const [anna, bess, cora, dora] = [
    await caller('Anna'),
    await caller('Bess'),
    await caller('Cora'),
    await caller('Dora'),
  ]
  await anna.signUp()
  const sitting = await Sitting.open([anna, bess, cora, dora], { spectators: false })
  const streams = await Promise.all(
    [bess, cora, dora, anna].map((each) => Stream.open(house.url, each, sitting.table)),
  )
  const [ofBess, ofCora, ofDora, ofAnna] = streams
  const form = { csrfToken: await csrfOf(bess), json: 'true' }
  await bess.request.post('/api/auth/signout', { form })
  await cora.tell('account.endSessions', undefined)
  await anna.act(sitting.table, { do: 'remove', seat: 3 })
  const soon = { timeout: 3_000 }
  for (const gone of [ofBess, ofCora, ofDora]) {
    await expect.poll(() => gone?.isOver, soon).toBe(true)
  }
  await anna.act(sitting.table, { do: 'be-ready', ready: true })
  await expect.poll(() => ofAnna?.text).toContain('ready-to-start')
  for (const gone of [ofBess, ofCora, ofDora]) expect(gone?.text).not.toContain('ready-to-start')
  ofAnna?.close()
})

async function csrfOf({ request }: Awaited<ReturnType<typeof Sitting.open>>['people'][number]) {
  const { csrfToken } = await (await request.get('/api/auth/csrf')).json()
  return csrfToken as string
}

test('failure 38: nobody acts for another, at another table, or without a session', async ({
  house,
  caller,
  playwright,
}) => {
  const [anna, cora] = [await caller('Anna'), await caller('Cora')]
  for (const host of [anna, cora]) await host.signUp()
  const sitting = await Sitting.open([anna, await caller('Bess')])
  const elsewhere = await Sitting.open([cora, await caller('Dora')])
  await sitting.beginHand()
  await sitting.turnTo(0)
  const { seq } = await sitting.viewOf(0)
  const { table } = sitting
  const play = { do: 'ask', of: 1, card: 'baptism', please: false }
  const call = () => ({ table, command: { do: 'play', play }, id: randomUUID(), seen: seq })

  const notTheirTurn = await sitting.at(1).tell('table.act', call())
  expect(notTheirTurn).toMatchObject({ ok: false, reason: 'not-your-turn' })
  const named = { ...call(), command: { do: 'play', play, by: 'anna', seat: 0 } }
  await expect(sitting.at(1).tell('table.act', named)).rejects.toThrow('bad-input')
  await expect(elsewhere.at(0).tell('table.act', call())).rejects.toThrow('no-such-table')
  await expect(elsewhere.at(0).look(table)).rejects.toThrow('no-such-table')
  const stranger = await playwright.request.newContext({ baseURL: house.url })
  const data = JSON.stringify({ json: call() })
  const headers = { 'content-type': 'application/json' }
  const answer = await stranger.post('/api/trpc/table.act', { data, headers })
  expect((await answer.json()).error.json.data.reason).toBe('no-session')
  await stranger.dispose()
  expect((await sitting.viewOf(0)).seq).toBe(seq)
})
