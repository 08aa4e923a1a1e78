import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { SentCommand } from '@/engine/table/sent'
import type { TableSettings } from '@/engine/table/settings'
import { type Random, randomFrom } from '@/engine/testing/random'
import { call, post } from '@/server/testing/caller'
import { withDatabase } from '@/server/testing/database'
import { cookiesOf, Listener, withStreams } from '@/server/testing/listener'
import { withoutHaste } from '@/server/testing/pace'
import { dealt, type Person, tableNow, withAccount } from '@/server/testing/people'
import { hiddenPair, type Swap, writeTwin } from '@/server/testing/twin'
import { prepareCalls } from './worker'

withDatabase()
withoutHaste()
const address = withStreams()

/** A line of the script: who says what. */
interface Line {
  readonly person: Person
  readonly command: SentCommand
}

/** All that is sent to one person of a table. */
interface Sent {
  readonly streams: string
  readonly calls: readonly string[]
}

let people: [Person, Person, Person]
let onlooker: Person
beforeAll(async () => {
  await prepareCalls()
  people = [await withAccount('Anna'), await withAccount('Bess'), await withAccount('Cora')]
  onlooker = await withAccount('Otto')
}, 60_000)

/** A dealt table that differs from its twins in two cards of seats 1 and 2 only. */
async function tableAndSwap(settings: Partial<TableSettings>): Promise<[string, Swap]> {
  for (;;) {
    const table = await dealt(people, settings)
    const swap = await hiddenPair(table)
    if (swap) return [table, swap]
  }
}

/** Something to say for whoever's turn it is, lapses and mistakes among it; never about the two cards. */
async function nextLine(table: string, { one, other }: Swap, random: Random): Promise<Line | null> {
  const { hand } = (await tableNow(table)).table.game ?? {}
  const turn = hand?.turn ?? null
  const person = turn === null ? undefined : people[turn]
  if (!hand || turn === null || !person) return null
  if (hand.owed && random.chance(0.8)) {
    return { person, command: { do: 'play', play: { do: 'thank', card: hand.owed.card } } }
  }
  const free = hand.deck.pack.filter((card) => card !== one && card !== other)
  const of = random.pick([0, 1, 2].filter((seat) => seat !== turn))
  const play = { do: 'ask', of, card: random.pick(free), please: random.chance(0.9) } as const
  return { person, command: { do: 'play', play } }
}

/** Plays the script at a table, and keeps every byte that is sent to the viewer meanwhile. */
async function bytesTo(viewer: Person, table: string, script: readonly Line[]): Promise<Sent> {
  const cookie = await cookiesOf(viewer)
  const stream = await Listener.open(address(), `tables=${table}:0`, { cookie })
  const calls: string[] = []
  const keep = async (answer: ReturnType<typeof call>) => {
    const { status, text } = await answer
    calls.push(`${status} ${text}`)
  }
  const act = (person: Person, command: SentCommand, seen: number, id: string = randomUUID()) =>
    post(person, 'table.act', { table, command, id, seen })
  for (const { person, command } of script) {
    const { seq } = (await tableNow(table)).table
    const answer = await act(person, command, seq)
    if (person === viewer) calls.push(answer.text)
    await keep(call(viewer, 'table.look', { table }))
    // What isn't the viewer's to do, is too old, or makes no sense.
    await keep(act(viewer, { do: 'play', play: { do: 'thank', card: 'alb' } }, seq))
    await keep(act(viewer, command, 0))
    await keep(act(viewer, { do: 'cut' } as never, seq))
  }
  await keep(call(viewer, 'table.events', { table, since: 0 }))
  // Of the lobby only this table's line: the other tables there are not its twin's.
  const lobby = JSON.parse((await call(viewer, 'table.lobby', {})).text)
  const lines: { id: string }[] = Object.values(lobby.result.data.json).flat() as { id: string }[]
  calls.push(JSON.stringify(lines.filter(({ id }) => id === table)))
  const { seq } = (await tableNow(table)).table
  await vi.waitFor(() => expect(stream.events().at(-1)?.seq).toBe(seq))
  stream.close()
  // Where one read ends and the next begins is the network's doing.
  const events = stream.events().map((event) => JSON.stringify(event))
  return { streams: events.join('\n'), calls }
}

/** Without ids and times, in which the twins may differ. */
function plain({ streams, calls }: Sent): string[] {
  return [streams, ...calls].map((text) =>
    text
      .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) =>
        people.some((person) => person.id === id) ? id : 'id',
      )
      .replace(/\b1[0-9]{12}\b/g, 'time')
      // Who is there changes with the clock.
      .replace(/event: there\ndata: .*\n\n/g, '')
      .replace(/"(away|mayTakeStandIn)":\[[\d,]*\],?/g, '')
      .replace(/"code":"[0-9]{8}"/g, '"code"'),
  )
}

/** Two tables that differ in hidden cards, and what is said at both. */
async function twins(settings: Partial<TableSettings>, seed: number) {
  const [table, swap] = await tableAndSwap(settings)
  const random = randomFrom(seed)
  const script: Line[] = []
  const [one, other] = [await writeTwin(table), await writeTwin(table, swap)]
  while (script.length < 30) {
    const line = await nextLine(table, swap, random)
    if (line === null) break
    const { ok } = await line.person.tell(table, line.command)
    if (ok || random.chance(0.5)) script.push(line)
  }
  return { one, other, script }
}

describe.each([
  ['guided', { list: 'shown' }],
  ['by memory', { list: 'withdrawn' }],
] as const)('failures 1, 2 and 4: at a table played %s, what is sent', (_, settings) => {
  it.each([
    ['a seat', 0],
    ['an onlooker', null],
  ] as const)(
    'to %s is the same, whichever cards others hold',
    async (_, seat) => {
      const viewer = seat === null ? onlooker : people[seat]
      const { one, other, script } = await twins(settings, 7)
      expect(script.length).toBeGreaterThan(8)
      const some = plain(await bytesTo(viewer, one, script))
      const others = plain(await bytesTo(viewer, other, script))
      expect(others.length).toBe(some.length)
      for (const [at, bytes] of some.entries()) expect(others[at]).toBe(bytes)
    },
    120_000,
  )

  it('to a seat that holds one of the cards is another: the comparison sees a card', async () => {
    const { one, other, script } = await twins(settings, 8)
    const line = script.slice(0, 1)
    const these = plain(await bytesTo(people[1], one, line))
    expect(plain(await bytesTo(people[1], other, line))).not.toEqual(these)
  }, 120_000)
})

describe('failure 5: two tables', () => {
  it('never have the same secret', async () => {
    const secrets = await Promise.all(
      [1, 2, 3].map(async () => (await tableNow(await dealt(people))).table.game?.secret),
    )
    expect(new Set(secrets).size).toBe(3)
  })
})
