import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Calls } from './support/calls'
import { DECKS } from './support/decks'
import { Sitting } from './support/sitting'
import { Stream } from './support/stream'
import { expect, test } from './support/test'

const page = readFileSync(join(import.meta.dirname, '../docs/protocol.md'), 'utf8')

test('a client that knows docs/protocol.md only plays a whole game', async ({ house }) => {
  const client = join(import.meta.dirname, 'protocol-client.mjs')
  const { stdout } = await promisify(execFile)(process.execPath, [client, house.url])
  const totals =
    /^The game is over: (.*) cards\.$/m.exec(stdout)?.[1]?.split(', ').map(Number) ?? []
  const sum = totals.reduce((all, cards) => all + cards, 0)
  expect(sum).toBe(2 * DECKS.short.deck.pack.length)
})

/** The calls printed on the page, in order: who calls what, with which input. */
function printedCalls(): { how: string; who: string; name: string; input: string }[] {
  const calls = page.matchAll(/^(ask|tell) (\w+) ([\w.]+) (?:'([^']*)'|(null))/gm)
  return [...calls].map(([, how = '', who = '', name = '', quoted, bare]) => {
    return { how, who, name, input: quoted ?? bare ?? '' }
  })
}

test('the calls printed in docs/protocol.md are answered', async ({ caller }) => {
  const people: Record<string, Calls> = { agnes: await caller('Agnes'), gwen: await caller('Gwen') }
  const host = await caller('Host')
  await host.signUp()
  const { table, code } = await openedBy(host)
  let agnesTable = ''
  const calls = printedCalls()
  expect(calls.length).toBeGreaterThan(6)
  for (const { how, who, name, input } of calls) {
    const person = people[who]
    if (!person) throw new Error(`who is ${who}?`)
    const filled = input
      .replace('THE-TABLE', agnesTable)
      .replace('A-FRESH-UUID', randomUUID())
      .replace('1234 5678', code)
      .replace('agnes@example.org', `agnes-${randomUUID()}@example.org`)
    const typed = JSON.parse(filled)
    const answer = await (how === 'ask' ? person.ask(name, typed) : person.tell(name, typed))
    if (name === 'account.signUp') await person.enter('password', typed)
    if (name === 'table.open') agnesTable = (answer as { id: string }).id
    if (name === 'table.find') {
      expect(answer).toEqual({ id: table })
      await person.enter('guest', { table, nickname: 'Gwen' })
    }
    if (name === 'table.act') expect(answer).toEqual({ ok: true, seq: typed.seen + 1 })
  }
})

async function openedBy(host: Calls): Promise<{ table: string; code: string }> {
  const { table } = await Sitting.open([host], { seats: 3 })
  return { table, code: (await host.look(table)).code ?? '' }
}

test('every command printed in docs/protocol.md is understood, and the stream is as told', async ({
  caller,
  house,
}) => {
  const agnes = await caller('Agnes')
  await agnes.signUp()
  const { table } = await Sitting.open([agnes], { seats: 3 })
  const commands = [...page.matchAll(/`(\{"do":.*?\})`/g)].map(([, command = '']) => command)
  expect(commands.length).toBeGreaterThan(11)
  for (const command of commands) {
    // Somebody without a seat may try: what isn't understood is bad input, the rest is judged.
    const call = { table, command: JSON.parse(command), id: randomUUID(), seen: 0 }
    const answer = await agnes.tell<{ ok: boolean }>('table.act', call)
    expect(answer, command).toHaveProperty('ok')
  }

  const stream = await Stream.open(house.url, agnes, table)
  await expect
    .poll(() => stream.text)
    .toMatch(/^event: table\nid: [0-9a-f-]{36}:\d+\ndata: .*"events":\[/m)
  expect(stream.text).toContain('event: ping\n')
  stream.close()
})
