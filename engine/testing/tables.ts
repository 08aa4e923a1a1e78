import { deckNamed } from '../deck'
import { choose } from '../players/choose'
import { type Memory, NOTHING, remember } from '../players/memory'
import { allSeats, type Seat } from '../seat'
import { decideTable } from '../table/decide'
import { dueOf, USUAL_PACE } from '../table/due'
import { ownCommand } from '../table/own'
import type { TableSettings } from '../table/settings'
import { isPresent } from '../table/sitters'
import type { PlayerId, Table, TableCommand, TableEvent } from '../table/state'
import { evolveTable, newTable } from '../table/table'
import { viewOfTableEvent } from '../table/view'
import { viewHand } from '../view'
import type { Random } from './random'

/** A player's id, for tests. */
export function player(name: string): PlayerId {
  return name as PlayerId
}

/** Settings of a table for tests: strict, guided, without a clock. */
export const PLAIN: TableSettings = {
  deck: 'short',
  seats: 4,
  hands: 1,
  courtesy: 'strict',
  bluffing: true,
  list: 'shown',
  clock: null,
  open: false,
  spectators: true,
}

/** A table at which things happen one after another, each with its time. */
export class TableRun {
  table: Table
  now = 1_000_000
  readonly events: { event: TableEvent; before: Table; after: Table; at: number }[] = []
  #memories: Memory[]

  constructor(settings: Partial<TableSettings> = {}, host = player('host')) {
    const all = { ...PLAIN, ...settings }
    this.table = newTable(all, host)
    this.#memories = allSeats(all.seats).map(() => NOTHING)
    this.#apply({ type: 'opened', settings: all, host })
  }

  /** Does it; answers the reason where it was rejected, else `ok`. */
  tell(command: TableCommand): string {
    const decision = decideTable(this.table, command)
    if (!decision.ok) return decision.reason
    for (const event of decision.events) this.#apply(event)
    return 'ok'
  }

  /** Seats people and computer players, and starts. */
  begin(people: readonly string[], computers: readonly string[] = []): this {
    const { host } = this.table
    for (const [seat, name] of people.entries()) this.tell({ do: 'sit', by: player(name), seat })
    for (const [index, name] of computers.entries()) {
      const computer = player(name)
      this.tell({ do: 'seat-computer', by: host, seat: people.length + index, computer })
    }
    for (const name of people) this.tell({ do: 'be-ready', by: player(name), ready: true })
    if (this.table.phase === 'gathering') this.tell({ do: 'start', by: host })
    return this
  }

  /** Lets time pass until the next thing is due, and does it; false where nothing is. */
  wait(random: Random): boolean {
    const due = dueOf(this.table, USUAL_PACE)
    if (due === null) return false
    this.now = Math.max(this.now, due.at)
    const command = ownCommand(this.table, due, {
      secret: () => random.bits(),
      random: () => random.below(2 ** 20) / 2 ** 20,
      memoryOf: (seat) => this.#memories[seat] ?? NOTHING,
    })
    return command !== null && this.tell(command) === 'ok'
  }

  /** The person at the seat plays as a computer player would. */
  playFor(seat: Seat, random: Random): string {
    const { game, seats, seq } = this.table
    const sitter = seats[seat]
    if (!game?.hand || !isPresent(sitter)) return 'nobody'
    const view = viewHand(game.hand, { kind: 'seat', seat })
    const move = choose(view, this.#memories[seat] ?? NOTHING, () => random.below(1000) / 1000)
    if (move === null) return 'not-your-turn'
    const play =
      move.do === 'ask' ? move : { do: 'thank' as const, card: game.hand.owed?.card ?? '' }
    return this.tell({ do: 'play', by: sitter.player, seen: seq, play })
  }

  #apply(event: TableEvent): void {
    const before = this.table
    this.now += 10
    this.table = evolveTable(before, event, this.now)
    const deck = deckNamed(before.settings.deck)
    this.#memories = allSeats(this.table.seats.length).map((seat) => {
      const memory = this.#memories[seat] ?? NOTHING
      const seen = viewOfTableEvent(event, { kind: 'seat', seat })
      return deck ? remember(memory, deck, seen) : memory
    })
    this.events.push({ event, before, after: this.table, at: this.now })
  }
}
