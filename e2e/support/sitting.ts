import type { Card } from '@/engine/deck'
import type { TableSettings } from '@/engine/table/settings'
import type { TableView } from '@/engine/table/view'
import type { Calls } from './calls'
import { DECKS } from './decks'

type DeckName = keyof typeof DECKS

const SETTINGS: TableSettings & { deck: DeckName } = {
  deck: 'short',
  seats: 3,
  hands: 1,
  courtesy: 'strict',
  bluffing: true,
  list: 'shown',
  clock: null,
  open: false,
  spectators: true,
}

/** People at a table of their own, without screens, so that a test can have a game wherever it needs it. */
export class Sitting {
  readonly table: string
  /** By seat; the first of them is the host. */
  readonly people: readonly Calls[]

  readonly #deck
  readonly #words
  #lapses = 0

  private constructor(table: string, people: readonly Calls[], deck: DeckName) {
    this.table = table
    this.people = people
    this.#deck = DECKS[deck].deck
    this.#words = DECKS[deck].words
  }

  /** The first, who has an account, opens a table; the others come as guests. Nobody is ready yet. */
  static async open(
    [host, ...others]: readonly [Calls, ...Calls[]],
    settings: Partial<typeof SETTINGS> = {},
  ): Promise<Sitting> {
    const chosen = { ...SETTINGS, seats: others.length + 1, ...settings }
    const { id } = await host.tell<{ id: string }>('table.open', {
      settings: chosen,
      computers: false,
    })
    const { code } = await host.look(id)
    for (const [index, person] of others.entries()) {
      await person.tell('table.find', { code })
      await person.enter('guest', { table: id, nickname: person.nickname })
      await person.act(id, { do: 'sit', seat: index + 1 })
    }
    return new Sitting(id, [host, ...others], chosen.deck)
  }

  /** The table as a seat sees it. */
  async viewOf(seat: number): Promise<TableView> {
    return (await this.at(seat).look(this.table)).view
  }

  /** Says that all are ready: the cut begins. */
  async begin(): Promise<void> {
    for (const person of this.people) await person.act(this.table, { do: 'be-ready', ready: true })
  }

  /** Plays the cut, so that the hand is dealt. */
  async deal(): Promise<void> {
    for (;;) {
      const { game } = await this.viewOf(0)
      if (game?.phase !== 'cutting') return
      const hasCut = game.cuts.filter(({ round }) => round === game.round).map(({ by }) => by)
      const next = game.among.find((seat) => !hasCut.includes(seat)) ?? 0
      await this.at(next).act(this.table, { do: 'play', play: { do: 'cut', at: 5 } })
    }
  }

  /** Begins, and deals. */
  async beginHand(): Promise<void> {
    await this.begin()
    await this.deal()
  }

  /** Whose turn it is; null when the hand is over. */
  async turn(): Promise<number | null> {
    return (await this.viewOf(0)).game?.hand?.turn ?? null
  }

  /** Whoever's turn it is forgets to say Please until it is this seat's. */
  async turnTo(seat: number): Promise<void> {
    for (let turn = await this.turn(); turn !== seat; turn = await this.turn()) await this.lapse()
  }

  /** Whoever's turn it is forgets to say Please. @returns words of what everybody reads of it, once only */
  async lapse(): Promise<string> {
    const by = await this.turn()
    const card = this.#deck.pack[this.#lapses++ % this.#deck.pack.length]
    if (by === null || card === undefined) throw new Error('the hand is over')
    const of = (by + 1) % this.people.length
    const play = { do: 'ask', of, card, please: false } as const
    await this.at(by).act(this.table, { do: 'play', play })
    return `${this.#words.cardName(card)} and forgot to say Please`
  }

  /** Whoever's turn it is gets a card, and owes thanks for it. */
  async gift(): Promise<void> {
    const by = await this.turn()
    if (by === null) throw new Error('the hand is over')
    const { card, of } = await this.#wish(by)
    const play = { do: 'ask', of, card, please: true } as const
    await this.at(by).act(this.table, { do: 'play', play })
  }

  /** Plays the hand to its end: everybody asks for what is there, and says thanks. */
  async playOut(): Promise<void> {
    for (;;) {
      const { game } = await this.viewOf(0)
      const { turn = null, owed = null } = game?.hand ?? {}
      if (game?.phase !== 'playing' || turn === null) return
      if (owed) {
        const play = { do: 'thank', card: owed.card } as const
        await this.at(turn).act(this.table, { do: 'play', play })
      } else {
        await this.gift()
      }
    }
  }

  at(seat: number): Calls {
    const person = this.people[seat]
    if (!person) throw new Error(`nobody sits at ${seat}`)
    return person
  }

  /** A card that a seat may ask for, and who has it. */
  async #wish(by: number): Promise<{ card: Card; of: number }> {
    const views = await Promise.all(this.people.map((_, seat) => this.viewOf(seat)))
    const hands = views.map(({ game }) => game?.hand?.cards ?? [])
    const setOf = (card: Card) => this.#deck.card(card)?.set
    const mine = new Set(hands[by]?.map(setOf))
    const theirs = hands.flatMap((cards, of) =>
      of === by ? [] : cards.map((card) => ({ card, of })),
    )
    const wish = theirs.find(({ card }) => mine.size === 0 || mine.has(setOf(card)))
    if (!wish) throw new Error('nobody holds anything to ask for')
    return wish
  }
}
