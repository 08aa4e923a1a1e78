import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { prepareCalls } from '@/server/tables/worker'
import { call, post, reasonIn } from '@/server/testing/caller'
import { withDatabase } from '@/server/testing/database'
import { asGuest, dealt, type Person, PLAIN, tableNow, withAccount } from '@/server/testing/people'

withDatabase()

let anna: Person
let bess: Person
beforeAll(async () => {
  await prepareCalls()
  anna = await withAccount('Anna')
  bess = await withAccount('Bess')
}, 60_000)

const ready = { do: 'be-ready', ready: true }

function dataOf(text: string) {
  return JSON.parse(text).result.data.json
}

describe('strangers', () => {
  it('find no table by its id, play nowhere, and see an empty lobby', async () => {
    const table = await anna.open({ open: false })
    expect(reasonIn(await call(null, 'table.look', { table }))).toBe('no-such-table')
    expect(reasonIn(await call(null, 'table.events', { table, since: 0 }))).toBe('no-such-table')
    const act = { table, command: ready, id: randomUUID(), seen: 0 }
    expect(reasonIn(await post(null, 'table.act', act))).toBe('no-session')
    const open = { settings: PLAIN, computers: false }
    expect(reasonIn(await post(null, 'table.open', open))).toBe('no-session')
    expect(dataOf((await call(null, 'table.lobby', {})).text)).toEqual({ mine: [], open: [] })
    expect(reasonIn(await call(null, 'games.mine', {}))).toBe('no-session')
  })

  it('who come by the code see people and free seats; the code is signed for their browser', async () => {
    const table = await dealt([anna, bess], { open: false, spectators: false })
    const { code } = await tableNow(table)
    const found = await post(null, 'table.find', { code })
    expect(dataOf(found.text)).toEqual({ id: table })
    const cookie = found.headers.get('set-cookie')?.split(';')[0] ?? ''
    const look = dataOf((await call(null, 'table.look', { table }, { headers: { cookie } })).text)
    expect(look).toMatchObject({ me: null, mayWatch: false, code, view: { game: null } })
    const forged = cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
    const answer = await call(null, 'table.look', { table }, { headers: { cookie: forged } })
    expect(reasonIn(answer)).toBe('no-such-table')
  })

  it('are told that there is no such code, in whatever way it is typed', async () => {
    const table = await anna.open()
    const code = (await tableNow(table)).code ?? ''
    const spaced = `${code.slice(0, 4)} – ${code.slice(4)}`
    expect(dataOf((await post(bess, 'table.find', { code: spaced })).text)).toEqual({ id: table })
    for (const wrong of ['', '1234', `${code}0`, 'abcdefgh']) {
      expect(reasonIn(await post(bess, 'table.find', { code: wrong }))).toBe('no-such-table')
    }
  })
})

describe('failure 39: guessing codes', () => {
  it('is limited, also for many guesses at once', async () => {
    const from = { 'x-forwarded-for': '192.0.2.77' }
    const guesses = await Promise.all(
      Array.from({ length: 60 }, () => post(null, 'table.find', { code: '00000000' }, from)),
    )
    const reasons = guesses.map(reasonIn)
    expect(reasons.filter((reason) => reason === 'no-such-table')).toHaveLength(30)
    expect(reasons.filter((reason) => reason === 'too-many-tries')).toHaveLength(30)
  })
})

describe('guests', () => {
  it('open no tables, and aren’t shown the public lobby', async () => {
    await anna.open()
    const guest = await asGuest('Gwen', new Map())
    const open = { settings: PLAIN, computers: false }
    expect(reasonIn(await post(guest, 'table.open', open))).toBe('accounts-only')
    expect(dataOf((await call(guest, 'table.lobby', {})).text)).toEqual({ mine: [], open: [] })
  })
})

describe('the lobby', () => {
  it('shows one’s own tables, and open ones with a free seat', async () => {
    const cora = await withAccount('Cora')
    const [open, byLink, full] = [
      await cora.open(),
      await cora.open({ open: false }),
      await cora.open({ seats: 2 }, true),
    ]
    const lobby = async (person: Person) => dataOf((await call(person, 'table.lobby', {})).text)
    const ids = (cards: { id: string }[]) => cards.map(({ id }) => id)
    expect(new Set(ids((await lobby(cora)).mine))).toEqual(new Set([open, byLink, full]))
    const shown = ids((await lobby(bess)).open)
    expect(shown).toContain(open)
    expect(shown).not.toContain(byLink)
    expect(shown).not.toContain(full)
    await cora.tell(open, { do: 'leave' })
    expect(ids((await lobby(bess)).open)).not.toContain(open)
  })
})

describe('every answer', () => {
  it('is kept by nobody on the way', async () => {
    const table = await anna.open()
    for (const answer of [
      await call(anna, 'table.look', { table }),
      await call(null, 'table.look', { table }),
    ]) {
      expect(answer.headers.get('cache-control')).toBe('no-store')
    }
  })

  it('to nonsense says what is wrong with it', async () => {
    const settings = { ...PLAIN, seats: 11, colour: 'red' }
    const answer = await post(anna, 'table.open', { settings, computers: false })
    expect(answer.status).toBe(400)
    const { data } = JSON.parse(answer.text).error.json
    expect(data.reason).toBe('bad-input')
    expect(data.faults).toContainEqual(expect.objectContaining({ at: 'settings.seats' }))
    expect(answer.text).not.toMatch(/stack|node_modules/)
  })

  it('to a call from another site is a refusal', async () => {
    const table = await anna.open()
    const act = { table, command: ready, id: randomUUID(), seen: 0 }
    for (const headers of [
      { origin: 'https://elsewhere.example' },
      { 'sec-fetch-site': 'cross-site' },
    ]) {
      expect(reasonIn(await post(anna, 'table.act', act, headers))).toBe('not-from-here')
    }
    const here = { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }
    expect(dataOf((await post(anna, 'table.act', act, here)).text)).toMatchObject({ ok: true })
  })

  it('to a call that there isn’t says so', async () => {
    expect(reasonIn(await call(anna, 'table.peek', {}))).toBe('no-such-call')
  })
})
