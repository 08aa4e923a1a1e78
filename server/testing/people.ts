import { randomUUID } from 'node:crypto'
import type { Card } from '@/engine/deck'
import { cardsInHand, type Hand } from '@/engine/hand-state'
import type { SentCommand } from '@/engine/table/sent'
import type { TableSettings } from '@/engine/table/settings'
import type { PlayerId } from '@/engine/table/state'
import { db } from '@/server/db/client'
import { type Acted, act } from '@/server/tables/act'
import { load } from '@/server/tables/load'
import type { Loaded } from '@/server/tables/loaded'
import { openTable } from '@/server/tables/open'
import type { KnownVisitor } from '@/server/tables/visitor'

/** Settings of a table for tests: strict, guided, without a clock. */
export const PLAIN: TableSettings = {
  deck: 'short',
  seats: 3,
  hands: 1,
  courtesy: 'strict',
  bluffing: true,
  list: 'shown',
  clock: null,
  open: true,
  spectators: true,
}

/** A person at the house, for tests. */
export class Person {
  readonly id: PlayerId
  readonly visitor: KnownVisitor & { player: NonNullable<KnownVisitor['player']> }

  readonly #codes: Map<string, string>

  constructor(
    id: PlayerId,
    sessionId: string,
    hasAccount: boolean,
    codes = new Map<string, string>(),
  ) {
    this.id = id
    this.#codes = codes
    this.visitor = { player: { id, hasAccount, joined: [] }, codes, sessionId }
  }

  /** Comes to a table by its code. */
  async comeTo(table: string): Promise<void> {
    this.#codes.set(table, (await tableNow(table)).code ?? '')
  }

  /** Opens a table, and sits at its first seat. */
  open(settings: Partial<TableSettings> = {}, computers = false): Promise<string> {
    return openTable(this.id, { ...PLAIN, ...settings }, computers)
  }

  /** Gives a command with all that has happened on the screen. */
  async tell(table: string, command: SentCommand, id: string = randomUUID()): Promise<Acted> {
    const seen = (await tableNow(table)).table.seq
    return this.send(table, command, { id, seen })
  }

  /** Gives a command as it stands. */
  send(
    table: string,
    command: SentCommand,
    {
      id = randomUUID(),
      seen = 0,
      arrived = Date.now(),
    }: { id?: string; seen?: number; arrived?: number },
  ): Promise<Acted> {
    return act({ table, command, id, seen, visitor: this.visitor, arrived })
  }
}

/** Somebody with an account. */
export function withAccount(nickname: string): Promise<Person> {
  return made('ACCOUNT', nickname)
}

/** A guest who came by these codes. */
export function asGuest(nickname: string, codes: ReadonlyMap<string, string>): Promise<Person> {
  return made('GUEST', nickname, new Map(codes))
}

async function made(kind: 'ACCOUNT' | 'GUEST', nickname: string, codes?: Map<string, string>) {
  const player = await db.player.create({
    data: { kind, nickname, sessions: { create: {} } },
    include: { sessions: true },
  })
  const sessionId = player.sessions[0]?.id ?? ''
  return new Person(player.id as PlayerId, sessionId, kind === 'ACCOUNT', codes)
}

/** The table as it stands. */
export async function tableNow(id: string): Promise<Loaded> {
  const loaded = await load(id)
  if (!loaded) throw new Error(`there is no table ${id}`)
  return loaded
}

/** Opens a table for these people, the first of them its host, and starts the game. */
export async function playing(
  people: readonly [Person, ...Person[]],
  settings: Partial<TableSettings> = {},
): Promise<string> {
  const [host] = people
  const table = await host.open({ seats: people.length, ...settings })
  for (const [seat, person] of people.entries()) {
    if (seat === 0) continue
    await person.comeTo(table)
    await person.tell(table, { do: 'sit', seat })
  }
  for (const person of people) await person.tell(table, { do: 'be-ready', ready: true })
  return table
}

/** Plays the cut, so that the first hand is dealt. */
export async function dealt(
  people: readonly [Person, ...Person[]],
  settings: Partial<TableSettings> = {},
): Promise<string> {
  const table = await playing(people, settings)
  for (;;) {
    const { game, seats } = (await tableNow(table)).table
    if (game?.phase !== 'cutting') return table
    const cut = game.cuts.filter(({ round }) => round === game.round).map(({ by }) => by)
    const next = game.among.find((seat) => !cut.includes(seat))
    const person = people.find(({ id }) => next !== undefined && seats[next]?.player === id)
    await person?.tell(table, { do: 'play', play: { do: 'cut', at: 5 } })
  }
}

/** Whose turn it is. */
export async function onTurn(table: string, people: readonly Person[]): Promise<Person> {
  const { game, seats } = (await tableNow(table)).table
  const turn = game?.hand?.turn ?? null
  const person = people.find(({ id }) => turn !== null && seats[turn]?.player === id)
  if (!person) throw new Error('it is nobody of theirs turn')
  return person
}

/** A card in the hand of whoever's turn it is; one that was dealt in a whole set is not in hand. */
export function ownCard(hand: Hand | null | undefined): Card | undefined {
  return hand?.turn == null ? undefined : cardsInHand(hand, hand.turn)[0]
}
