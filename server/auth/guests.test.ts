import { beforeAll, expect, test } from 'vitest'
import { db } from '@/server/db/client'
import { prepareCalls } from '@/server/tables/worker'
import { Browser } from '@/server/testing/browser'
import { withDatabase } from '@/server/testing/database'
import { playing, withAccount } from '@/server/testing/people'
import { identitiesOf } from './identities'
import { joinGuest } from './join-guest'

withDatabase()
beforeAll(prepareCalls, 60_000)

/** A table that one comes to by its code, opened by somebody called Grace. */
async function invited() {
  const host = await withAccount('Grace')
  const table = await host.open({ open: false })
  const { code } = await db.table.findUniqueOrThrow({ where: { id: table } })
  return { host, table, code: code ?? '' }
}

/** A browser that came by the code and went in as a guest. */
async function guestAt({ table, code }: { table: string; code: string }, nickname: string) {
  const browser = new Browser()
  await browser.call.table.find({ code })
  expect(await browser.enter('guest', { table, nickname })).toBeNull()
  const me = await browser.call.account.me()
  return { browser, id: me?.id ?? '' }
}

/** Takes a seat. */
function sit(browser: Browser, table: string, seat: number) {
  const command = { do: 'sit', seat } as const
  return browser.call.table.act({ table, command, id: crypto.randomUUID(), seen: 0 })
}

async function account(nickname: string) {
  const browser = new Browser()
  const typed = { email: `${crypto.randomUUID()}@example.org`, password: 'alb amice girdle' }
  await browser.call.account.signUp({ ...typed, nickname, is13: true })
  expect(await browser.enter('password', typed)).toBeNull()
  return { browser, typed, id: (await browser.call.account.me())?.id ?? '' }
}

test('a guest goes in with a code and a nickname, and sits down', async () => {
  const at = await invited()
  const { browser } = await guestAt(at, 'Tom')
  expect(await browser.call.account.me()).toMatchObject({ kind: 'GUEST', email: null })
  expect(await sit(browser, at.table, 1)).toMatchObject({ ok: true })
})

test('guests are refused without the code, at open tables, and under a look-alike of a name', async () => {
  const at = await invited()
  const stranger = new Browser()
  const nickname = 'Tom'
  expect(await stranger.enter('guest', { table: at.table, nickname })).toBe('no-such-table')
  const bad = { table: crypto.randomUUID(), nickname }
  expect(await stranger.enter('guest', bad)).toBe('no-such-table')
  await stranger.call.table.find({ code: at.code })
  expect(await stranger.enter('guest', { table: at.table, nickname: 'Gгace' })).toBe(
    'nickname-taken-here',
  )
  expect(await stranger.enter('guest', { table: at.table, nickname: 'T' })).toBe(
    'nickname-too-short',
  )
  const open = await at.host.open({ open: true })
  const { code } = await db.table.findUniqueOrThrow({ where: { id: open } })
  await stranger.call.table.find({ code: code ?? '' })
  expect(await stranger.enter('guest', { table: open, nickname })).toBe('accounts-only')
  expect(await stranger.call.account.me()).toBeNull()
})

test('the return code brings a guest back whose cookie is lost, and can be shown again', async () => {
  const { browser, id } = await guestAt(await invited(), 'Tom')
  const code = (await browser.call.account.returnCode()) ?? ''
  expect(code).toMatch(/^\d{12}$/)
  expect(await browser.call.account.returnCode()).toBe(code)
  const row = await db.player.findUniqueOrThrow({ where: { id } })
  expect(row.returnCodeHash).not.toContain(code)
  const other = new Browser()
  expect(await other.enter('return', { code: `${code.slice(0, 4)} ${code.slice(4)}` })).toBeNull()
  expect((await other.call.account.me())?.id).toBe(id)
  expect(await new Browser().enter('return', { code: '0000 0000 0000' })).toBe('wrong-return-code')
})

test('a guest who signs up is the same player, with an account', async () => {
  const at = await invited()
  const { browser, id } = await guestAt(at, 'Tom')
  await sit(browser, at.table, 1)
  const code = (await browser.call.account.returnCode()) ?? ''
  const typed = { email: 'tom@example.org', password: 'alb amice girdle' }
  await browser.call.account.signUp({ ...typed, nickname: 'Tom', is13: true })
  expect(await browser.enter('password', typed)).toBeNull()
  expect(await browser.call.account.me()).toMatchObject({ id, kind: 'ACCOUNT' })
  expect(await browser.call.account.returnCode()).toBeNull()
  expect(await new Browser().enter('return', { code })).toBe('wrong-return-code')
  expect(await db.seat.count({ where: { tableId: at.table, playerId: id } })).toBe(1)
})

test('a guest who signs in keeps the seat: the account acts for it', async () => {
  const at = await invited()
  const { id, typed } = await account('Clare')
  const guest = await guestAt(at, 'Thomas')
  await sit(guest.browser, at.table, 1)
  expect(await guest.browser.enter('password', typed)).toBeNull()
  expect(await guest.browser.call.account.me()).toMatchObject({
    id,
    joined: [{ id: guest.id, nickname: 'Thomas' }],
  })
  expect(await identitiesOf(id)).toEqual([id, guest.id])
  expect(await guest.browser.call.table.look({ table: at.table })).toMatchObject({ me: guest.id })
})

test('a join can be undone, and writes nothing but the link', async () => {
  const at = await invited()
  const guest = await guestAt(at, 'Tim')
  await sit(guest.browser, at.table, 1)
  const returnCode = (await guest.browser.call.account.returnCode()) ?? ''
  const { browser, id } = await account('Doris')
  await browser.call.account.join({ returnCode })
  expect(await guest.browser.call.account.me()).toBeNull()
  expect(await new Browser().enter('return', { code: returnCode })).toBe('wrong-return-code')
  expect(await db.seat.count({ where: { playerId: guest.id } })).toBe(1)
  const code = await browser.call.account.part({ guest: guest.id })
  expect(await identitiesOf(id)).toEqual([id])
  const back = new Browser()
  expect(await back.enter('return', { code })).toBeNull()
  expect((await back.call.account.me())?.id).toBe(guest.id)
})

test('a join is refused where both sit at one table, and the guest may be left behind', async () => {
  const at = await invited()
  const { browser, id, typed } = await account('Edith')
  await browser.call.table.find({ code: at.code })
  expect(await sit(browser, at.table, 1)).toMatchObject({ ok: true })
  const guest = await guestAt(at, 'Nell')
  await sit(guest.browser, at.table, 2)
  expect(await guest.browser.enter('password', typed)).toBe('same-table')
  expect((await guest.browser.call.account.me())?.id).toBe(guest.id)
  expect(await guest.browser.enter('password', { ...typed, alone: 'yes' })).toBeNull()
  expect(await guest.browser.call.account.me()).toMatchObject({ id, joined: [] })
})

test('a join is refused where both sat in one game, also as another guest of the account', async () => {
  const [one, two] = [await withAccount('Fay'), await withAccount('Gil')]
  const table = await playing([one, two], { seats: 2 })
  await db.seat.deleteMany({ where: { tableId: table } })
  const { browser, id } = await account('Hope')
  await db.player.update({ where: { id: one.id }, data: { kind: 'GUEST', joinedToId: id } })
  await db.player.update({ where: { id: two.id }, data: { kind: 'GUEST' } })
  await expect(joinGuest(two.id, id)).rejects.toMatchObject({ fault: 'same-game' })
  expect(await browser.call.account.me()).toMatchObject({ joined: [{ nickname: 'Fay' }] })
})

test('a guest belongs to one account only, and accounts are never joined', async () => {
  const guest = await guestAt(await invited(), 'Ivy')
  const returnCode = (await guest.browser.call.account.returnCode()) ?? ''
  const [one, two] = [await account('Jane'), await account('Kate')]
  const joins = await Promise.allSettled(
    [one, two].map(({ browser }) => browser.call.account.join({ returnCode })),
  )
  expect(joins.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  await expect(joinGuest(one.id, two.id)).rejects.toMatchObject({ fault: 'not-joinable' })
  await expect(two.browser.call.account.part({ guest: one.id })).rejects.toThrow('not-joinable')
})

test('guests may not do what accounts may', async () => {
  const { browser } = await guestAt(await invited(), 'Lou')
  const { account: calls } = browser.call
  await expect(calls.join({ returnCode: '1' })).rejects.toThrow('accounts-only')
  await expect(calls.part({ guest: crypto.randomUUID() })).rejects.toThrow('accounts-only')
})

test('a nickname changes at every table, unless it looks like another’s there', async () => {
  const at = await invited()
  const { browser } = await guestAt(at, 'May')
  await sit(browser, at.table, 1)
  await expect(browser.call.account.rename({ nickname: 'GRACE' })).rejects.toThrow(
    'nickname-taken-here',
  )
  await browser.call.account.rename({ nickname: 'Mabel' })
  expect(Object.values((await browser.call.table.look({ table: at.table })).names)).toContain(
    'Mabel',
  )
})

test('nobody takes a seat under a nickname that looks like another’s at the table', async () => {
  const at = await invited()
  const { browser } = await account('Grасe')
  await browser.call.table.find({ code: at.code })
  await expect(sit(browser, at.table, 1)).rejects.toThrow('nickname-taken-here')
  await browser.call.account.rename({ nickname: 'Olive' })
  expect(await sit(browser, at.table, 1)).toMatchObject({ ok: true })
})
