import { beforeAll, describe, expect, it, vi } from 'vitest'
import { endAllSessions, endSession } from '@/server/auth/sessions'
import { db } from '@/server/db/client'
import { once } from '@/server/once'
import { prepareCalls } from '@/server/tables/worker'
import { post, reasonIn } from '@/server/testing/caller'
import { withDatabase } from '@/server/testing/database'
import { withoutHaste } from '@/server/testing/pace'
import { dealt, onTurn, type Person, playing, tableNow, withAccount } from '@/server/testing/people'
import { PushService } from '@/server/testing/push-service'
import { summonIfAway } from './book'
import { houseKeys, keysFrom } from './keys'

withDatabase({ PUSH_ANYWHERE: '1' })
withoutHaste()
const service = new PushService()

let anna: Person
let bess: Person
beforeAll(async () => {
  await prepareCalls()
  anna = await withAccount('Anna')
  bess = await withAccount('Bess')
  once('outage', () => ({ since: 0 })).since = Date.now() - 60_000
}, 60_000)

/** A person whose device asks to be called. */
async function called(name: string): Promise<Person> {
  const person = await withAccount(name)
  const answer = await post(person, 'account.callMe', { device: service.device(name) })
  expect(answer.status).toBe(200)
  return person
}

function callsTo(name: string) {
  return service.pushed.filter(({ device }) => device === name)
}

/** A table where it is this person's turn. */
async function turnOf(person: Person): Promise<string> {
  for (;;) {
    const table = await dealt([person, bess])
    if ((await onTurn(table, [person, bess])) === person) return table
  }
}

async function beThere(table: string, { id }: Person): Promise<void> {
  await db.presence.create({ data: { tableId: table, playerId: id, seenAt: new Date() } })
}

describe('a player who is waited for and away', () => {
  it('is called some seconds later, by a house that shows who it is, once a turn', async () => {
    const cara = await called('cara')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const table = await playing([bess, cara])
    vi.advanceTimersByTime(7_900)
    expect(callsTo('cara')).toEqual([])
    vi.advanceTimersByTime(200)
    vi.useRealTimers()
    await vi.waitFor(() => expect(callsTo('cara')).toHaveLength(1), 10_000)
    const [call] = callsTo('cara')
    expect(call?.told).toEqual({ table, title: 'Cut for the deal', body: 'At Bess’s table' })
    expect(call?.senderKey).toBe(houseKeys().publicKey)
    expect(call?.claims).toMatchObject({ aud: service.origin, sub: 'mailto:no-reply@localhost' })
  })

  it('is told nothing of cards', async () => {
    const dora = await called('dora')
    const table = await turnOf(dora)
    expect(await summonIfAway(table, dora.id, 'turn')).toBe(true)
    expect(callsTo('dora').map(({ told }) => told)).toEqual([
      { table, title: 'It is your turn', body: 'At dora’s table' },
    ])
  })

  it('is called at most once a minute, and then again', async () => {
    const edna = await called('edna')
    const [one, other] = [await turnOf(edna), await turnOf(edna)]
    expect(await summonIfAway(one, edna.id, 'turn')).toBe(true)
    expect(await summonIfAway(other, edna.id, 'turn')).toBe(false)
    await db.limit.updateMany({ data: { until: new Date() } })
    expect(await summonIfAway(other, edna.id, 'turn')).toBe(true)
    expect(callsTo('edna').map(({ told }) => told['table'])).toEqual([one, other])
  })

  it('is called on each device, and those that are gone are forgotten', async () => {
    const fay = await called('fay')
    await post(fay, 'account.callMe', { device: service.device('fay-2') })
    service.gone.add('fay')
    await summonIfAway(await turnOf(fay), fay.id, 'turn')
    expect(callsTo('fay-2')).toHaveLength(1)
    const kept = await db.summons.findMany({ where: { session: { playerId: fay.id } } })
    expect(kept.map(({ endpoint }) => endpoint)).toEqual([`${service.origin}/fay-2`])
  })
})

describe('nobody is called', () => {
  it('who is there, but whoever goes before the next look is', async () => {
    const gwen = await called('gwen')
    const table = await turnOf(gwen)
    await beThere(table, gwen)
    expect(await summonIfAway(table, gwen.id, 'turn')).toBe(false)
    expect(callsTo('gwen')).toEqual([])
    await db.presence.deleteMany({ where: { playerId: gwen.id } })
    expect(await summonIfAway(table, gwen.id, 'turn')).toBe(true)
    expect(callsTo('gwen')).toHaveLength(1)
  })

  it('who is waited for no more', async () => {
    const hope = await called('hope')
    const table = await turnOf(hope)
    const { game } = (await tableNow(table)).table
    await hope.tell(table, { do: 'leave' })
    expect(game?.hand?.turn).toBe(0)
    expect(await summonIfAway(table, hope.id, 'turn')).toBe(true)
    expect(callsTo('hope')).toEqual([])
  })

  it.each([
    ['signed out here', ({ visitor }: Person) => endSession(visitor.sessionId ?? '')],
    ['signed out everywhere', ({ id }: Person) => endAllSessions(id)],
    [
      'asked for no more calls',
      (person: Person) =>
        post(person, 'account.dontCallMe', { endpoint: `${service.origin}/${person.id}` }),
    ],
  ])('who %s', async (_, end) => {
    const iris = await withAccount('iris')
    await post(iris, 'account.callMe', { device: service.device(iris.id) })
    const table = await turnOf(iris)
    await end(iris)
    expect(await summonIfAway(table, iris.id, 'turn')).toBe(true)
    expect(callsTo(iris.id)).toEqual([])
    expect(await db.summons.count({ where: { session: { playerId: iris.id } } })).toBe(0)
  })

  it('on another person’s word', async () => {
    const jane = await called('jane')
    await post(anna, 'account.dontCallMe', { endpoint: `${service.origin}/jane` })
    await summonIfAway(await turnOf(jane), jane.id, 'turn')
    expect(callsTo('jane')).toHaveLength(1)
  })
})

describe('a device', () => {
  it('belongs to whoever asked last', async () => {
    await called('kate')
    await post(anna, 'account.callMe', { device: service.device('kate') })
    const where = { session: { playerId: anna.id } }
    expect(await db.summons.count({ where })).toBe(1)
  })

  it('is one of ten at most', async () => {
    const lily = await withAccount('lily')
    for (let index = 0; index < 12; index++) {
      await post(lily, 'account.callMe', { device: service.device(`lily-${index}`) })
    }
    expect(await db.summons.count({ where: { session: { playerId: lily.id } } })).toBe(10)
  })

  it('needs a person, a curve’s point and an address of the web', async () => {
    const device = service.device('nobody')
    const { keys } = device
    const reasonFor = async (of: object, person: Person | null = anna) =>
      reasonIn(await post(person, 'account.callMe', { device: of }))
    expect(await reasonFor(device, null)).toBe('no-session')
    const point = `B${'A'.repeat(86)}`
    expect(await reasonFor({ ...device, keys: { ...keys, p256dh: point } })).toBe('bad-input')
    expect(await reasonFor({ ...device, endpoint: 'ftp://push.example/1' })).toBe('bad-input')
    expect(await reasonFor({ ...device, locale: 'tlh' })).toBe('bad-input')
  })
})

describe('the keys of a house', () => {
  it('are the same for the same secret, and others for another', () => {
    expect(keysFrom('a secret')).toEqual(keysFrom('a secret'))
    expect(keysFrom('a secret').publicKey).not.toBe(keysFrom('another').publicKey)
  })
})
