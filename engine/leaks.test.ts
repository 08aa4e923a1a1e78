import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import type { Game, GameEvent } from './game-state'
import { cardsInHand } from './hand-state'
import { allSeats, leftOf } from './seat'
import type { Entry } from './testing/games'
import { playedGames } from './testing/played'
import type { Random } from './testing/random'
import { anySwap, dealingsIn, swapOfMistake, type Twins, twinsOf } from './testing/twins'
import { type Viewer, view, viewHand, viewOf } from './view'

/** How a viewer may be shown a game: whatever it sees of states and events. */
interface Look {
  state(game: Game, viewer: Viewer): unknown
  event(event: GameEvent, viewer: Viewer): unknown
}

const THE_DOOR: Look = {
  state: view,
  event: viewOf,
}

const all = [...playedGames(27, 2000)].flatMap(({ entries, random }) =>
  dealingsIn(entries).flatMap((at) => someTwins(entries, at, random)),
)

/** Twins of one hand, for an onlooker of each kind and two seats. */
function someTwins(entries: readonly Entry[], at: number, random: Random): Twins[] {
  const dealing = entries[at]
  const seats = allSeats(dealing?.before.setup.seats ?? 0)
  const viewers: Viewer[] = [
    { kind: 'spectator' },
    { kind: 'reviewer' },
    // With two seats there is nobody else to swap cards with.
    ...(seats.length > 2 ? random.shuffled(seats).slice(0, 2) : []).map(
      (seat): Viewer => ({ kind: 'seat', seat }),
    ),
  ]
  return viewers.flatMap((viewer) => {
    const swaps = [
      dealing && anySwap(dealing, viewer, random),
      swapOfMistake(entries, at, viewer, random),
      swapOfMistake(entries, at, viewer, random),
    ]
    return swaps.flatMap((swap) => (swap ? [twinsOf(entries, at, swap, viewer)] : []))
  })
}

/** The first pair of moments that this look tells apart, as seen; undefined where it tells none. */
function toldApart(twins: readonly Twins[], look: Look): [unknown, unknown] | undefined {
  for (const { viewer, moments } of twins) {
    for (const { one, other } of moments) {
      for (const seen of [
        [look.event(one.event, viewer), look.event(other.event, viewer)],
        [look.state(one.game, viewer), look.state(other.game, viewer)],
      ] as const) {
        if (!isDeepStrictEqual(seen[0], seen[1])) return [...seen]
      }
    }
  }
  return undefined
}

describe('games that differ in hidden cards only', () => {
  it('are many, and long, for every kind of viewer', () => {
    for (const kind of ['seat', 'spectator', 'reviewer']) {
      const some = all.filter(({ viewer }) => viewer.kind === kind)
      expect(some.filter(({ moments }) => moments.length > 10).length, kind).toBeGreaterThan(80)
      expect(some.flatMap(({ moments }) => moments).length, kind).toBeGreaterThan(5000)
    }
  })

  it('differ in the mark of a mistake nobody noticed, too', () => {
    const differ = all.filter(({ moments }) =>
      moments.some(
        ({ one, other }) =>
          !isDeepStrictEqual(one.event, other.event) && one.event.type === 'unsuccessful',
      ),
    )
    expect(differ.filter(({ viewer }) => viewer.kind === 'seat').length).toBeGreaterThan(10)
    expect(differ.filter(({ viewer }) => viewer.kind === 'reviewer').length).toBeGreaterThan(10)
  })

  it('look the same at every moment while the hand runs', () => {
    const [one, other] = toldApart(all, THE_DOOR) ?? []
    expect(one).toStrictEqual(other)
  })
})

describe('the comparison finds out a look that', () => {
  const leaks: Record<string, Partial<Look>> = {
    'shows the raw event': { event: (event) => event },
    'shows the mark of a mistake nobody noticed': {
      event: (event) => (event.type === 'unsuccessful' ? event : null),
    },
    "shows the deal's cards": {
      event: (event) => (event.type === 'dealt' ? event.dealt : null),
    },
    "shows the reviewer's mark too early": {
      event: (event, viewer) => viewOf(event, viewer, true),
    },
    'turns the hands up while they are played': {
      state: ({ hand }, viewer) =>
        hand && {
          ...viewHand(hand, viewer),
          open: viewHand({ ...hand, end: 'stopped' }, viewer).open,
        },
    },
    "shows the left neighbour's cards": {
      state: ({ hand }, viewer) =>
        hand && viewer.kind === 'seat' && cardsInHand(hand, leftOf(viewer.seat, hand.seats)),
    },
    'counts the LIST cards of each seat': {
      state: ({ hand }) =>
        hand &&
        allSeats(hand.seats).map(
          (seat) => cardsInHand(hand, seat).filter((card) => hand.deck.card(card)?.isList).length,
        ),
    },
    'tells whose turn it is by which sets it may ask for': {
      state: ({ hand }) =>
        hand?.turn != null &&
        new Set(cardsInHand(hand, hand.turn).map((card) => hand.deck.card(card)?.set.slug)),
    },
  }
  it.each(Object.entries(leaks))('%s', (_, leak) => {
    expect(toldApart(all, { state: () => null, event: () => null, ...leak })).toBeDefined()
  })
})
