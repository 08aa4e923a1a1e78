import {
  actLocally,
  doDue,
  dueLocally,
  type LocalTable,
  ME,
  openLocalTable,
  type Surroundings,
  viewLocally,
} from '@/components/practice/local-table'
import { USUAL_PACE } from '@/engine/table/due'
import type { SentCommand } from '@/engine/table/sent'
import type { TableSettings } from '@/engine/table/settings'
import type { Look } from '../types'

/** A strict guided table of three with the short deck. */
export const USUAL: TableSettings = {
  deck: 'short',
  seats: 3,
  hands: 2,
  courtesy: 'strict',
  bluffing: true,
  list: 'shown',
  clock: null,
  open: false,
  spectators: true,
}

/** A quiet room: the time stands still, and chance is the same each time. */
export function surroundings(seed = 1): Surroundings {
  let draws = 0
  return {
    now: () => 1_000_000,
    random: () => 0,
    secret: () => (seed * 1000 + draws++).toString(16).padStart(64, '0'),
    pace: USUAL_PACE,
  }
}

/** A table that is played until it waits for the person, or for as long as the condition isn't met. */
export class TestTable {
  local: LocalTable
  private readonly around: Surroundings

  constructor(settings: Partial<TableSettings> = {}, seed = 1) {
    this.around = surroundings(seed)
    this.local = openLocalTable({ ...USUAL, ...settings }, this.around)
  }

  /** Does what is due until `until` is met. */
  goOn(until: (local: LocalTable) => boolean): this {
    for (let steps = 0; !until(this.local); steps++) {
      const due = dueLocally(this.local, this.around)
      if (due === null || steps > 5_000) throw new Error('nothing more happens')
      this.local = doDue(this.local, due, this.around)
    }
    return this
  }

  /** Plays on until the person has the turn. */
  toMyTurn(): this {
    return this.goOn(({ table }) => {
      const seat = table.seats.findIndex((sitter) => sitter?.player === ME)
      return table.game?.phase === 'playing' && table.game.hand?.turn === seat
    })
  }

  do(command: SentCommand) {
    const { local, answer } = actLocally(this.local, command, this.around)
    this.local = local
    return answer
  }

  get look(): Look {
    const view = viewLocally(this.local)
    const names = { me: 'Anna', 'computer-1': 'Beth', 'computer-2': 'Clare', 'computer-3': 'Tom' }
    return { view, names, me: ME, isHost: true, code: null, now: this.around.now() }
  }
}
