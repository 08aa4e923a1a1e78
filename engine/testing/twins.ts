import type { Card } from '../deck'
import { decideGame, evolveGame } from '../game'
import type { Game, GameEvent } from '../game-state'
import { opening } from '../hand'
import type { Seat } from '../seat'
import type { Viewer } from '../view'
import type { Entry } from './games'
import type { Random } from './random'

/** An event and the game after it. */
export interface Moment {
  readonly event: GameEvent
  readonly game: Game
}

/** One game and another like it, moment by moment: the viewer can't know which of them it is looking at. */
export interface Twins {
  readonly viewer: Viewer
  readonly moments: readonly { readonly one: Moment; readonly other: Moment }[]
}

/** Two cards that change places in the deal. */
type Swap = readonly [Card, Card]

type Dealt = GameEvent & { type: 'dealt' }

/**
 * Twins of the hand that is dealt in entry `at`, as far as it runs: in the other game the two cards were dealt the
 * other way round, and the same commands were given, up to the first one that was answered otherwise for all to
 * hear, or to the viewer alone.
 */
export function twinsOf(entries: readonly Entry[], at: number, swap: Swap, viewer: Viewer): Twins {
  const moments: Twins['moments'][number][] = []
  const [dealing, ...played] = entries.slice(at)
  const start = dealing?.events.findIndex(({ type }) => type === 'dealt') ?? -1
  const before = start > 0 ? dealing?.states[start - 1] : dealing?.before
  const dealt = dealing?.events[start]
  if (!dealing || !before || dealt?.type !== 'dealt') throw new Error(`no hand is dealt at ${at}`)

  const swapped: Dealt = { ...dealt, dealt: dealt.dealt.map((cards) => exchange(cards, swap)) }
  const { hand } = evolveGame(before, swapped)
  let other = before
  const follow = (ones: readonly Moment[], others: readonly GameEvent[]) => {
    if (
      !isSameToAll(
        ones.map(({ event }) => event),
        others,
      )
    )
      return false
    for (const [index, event] of others.entries()) {
      other = evolveGame(other, event)
      const one = ones[index]
      if (!one?.game.hand || one.game.hand.end !== null) return false
      moments.push({ one, other: { event, game: other } })
    }
    return true
  }
  let goesOn = follow(momentsOf(dealing).slice(start), [swapped, ...(hand ? opening(hand) : [])])
  for (const entry of played) {
    if (!goesOn) break
    const decision = decideGame(other, entry.command)
    const isToldApart = isBy(entry.command, viewer) && reasonOf(decision) !== entry.rejection
    goesOn = !isToldApart && follow(momentsOf(entry), decision.ok ? decision.events : [])
  }
  return { viewer, moments }
}

function reasonOf(decision: ReturnType<typeof decideGame>) {
  return decision.ok ? null : decision.reason
}

function isBy(command: Entry['command'], viewer: Viewer): boolean {
  return viewer.kind === 'seat' && 'by' in command && command.by === viewer.seat
}

export function momentsOf({ events, states }: Entry): Moment[] {
  return events.flatMap((event, index) => {
    const game = states[index]
    return game ? [{ event, game }] : []
  })
}

function exchange(cards: readonly Card[], [one, other]: Swap): Card[] {
  return cards.map((card) => (card === one ? other : card === other ? one : card))
}

/** Whether all at the table hear and see the same, the cards dealt face down and the reviewer's mark left out. */
function isSameToAll(ones: readonly GameEvent[], others: readonly GameEvent[]): boolean {
  return JSON.stringify(ones.map(publicPart)) === JSON.stringify(others.map(publicPart))
}

function publicPart(event: GameEvent): object {
  const { mistaken: _, dealt: __, ...heard } = { mistaken: true, dealt: [], ...event }
  return heard
}

/** The indexes of the entries in which a hand is dealt. */
export function dealingsIn(entries: readonly Entry[]): number[] {
  return entries.flatMap(({ events }, at) =>
    events.some(({ type }) => type === 'dealt') ? [at] : [],
  )
}

/** A swap of two cards that were dealt to two seats, neither of them the viewer's. */
export function anySwap({ events }: Entry, viewer: Viewer, random: Random): Swap {
  const [one = [], other = []] = random.shuffled(othersCards(events, viewer))
  return [random.pick(one), random.pick(other)]
}

function othersCards(events: readonly GameEvent[], viewer: Viewer) {
  const dealt = events.find((event) => event.type === 'dealt')?.dealt ?? []
  return dealt.filter((_, seat) => viewer.kind !== 'seat' || viewer.seat !== seat)
}

/**
 * A swap that may turn a mistake against rule 9 that nobody noticed into a proper request: who made it gets a card
 * of that set from a third seat. Null where the hand has no such mistake.
 */
export function swapOfMistake(
  entries: readonly Entry[],
  at: number,
  viewer: Viewer,
  random: Random,
): Swap | null {
  const dealt = entries[at]?.events.find((event) => event.type === 'dealt')
  const mistakes = mistakesIn(entries.slice(at + 1)).filter(
    ({ by }) => viewer.kind !== 'seat' || viewer.seat !== by,
  )
  if (!dealt || mistakes.length === 0) return null
  const { by, card } = random.pick(mistakes)
  const deck = entries[at]?.before.deck
  const set = deck?.card(card)?.set
  const inSet = (slug: Card) => deck?.card(slug)?.set === set
  const given = (dealt.dealt[by] ?? []).filter((slug) => !inSet(slug))
  const wanted = dealt.dealt
    .filter((_, seat) => seat !== by && (viewer.kind !== 'seat' || viewer.seat !== seat))
    .flatMap((cards) => cards.filter(inSet))
  return given.length > 0 && wanted.length > 0 ? [random.pick(given), random.pick(wanted)] : null
}

/** The mistakes that nobody noticed, up to the end of the hand. */
function mistakesIn(entries: readonly Entry[]): { by: Seat; card: Card }[] {
  const events = entries.flatMap(({ events }) => events)
  const end = events.findIndex(({ type }) => type === 'committed' || type === 'dealt-anew')
  return events
    .slice(0, end === -1 ? events.length : end)
    .flatMap((event) => (event.type === 'unsuccessful' && event.mistaken ? [event] : []))
}
