import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allSeats } from '@/engine/seat'
import { viewOfTableEvent, viewTable } from '@/engine/table/view'
import { randomFrom } from '@/engine/testing/random'
import { TableRun } from '@/engine/testing/tables'
import { FEED, fetched, follow, hear, hearOf, recall, tells } from './follow'
import type { SentEvent } from './news'

const viewer = { kind: 'seat', seat: allSeats(1)[0] ?? fail() } as const

function fail(): never {
  throw new Error('a table has a first seat')
}

/** A game as it is and as it is sent to its first seat. */
function played(seed: number) {
  const random = randomFrom(seed)
  const run = new TableRun({ deck: 'short', hands: 2 }).begin(['host'], ['robin', 'wren'])
  for (let step = 0; step < 2_000 && run.table.phase === 'playing'; step++) {
    const hand = run.table.game?.phase === 'playing' ? run.table.game.hand : null
    if (hand?.turn === 0) run.playFor(hand.turn, random)
    else run.wait(random)
  }
  const sent: SentEvent[] = run.events.map(({ event, at, after }) => ({
    seq: after.seq,
    at,
    event: viewOfTableEvent(event, viewer),
  }))
  const viewAt = (seq: number) => {
    const step = run.events.find(({ after }) => after.seq === seq) ?? fail()
    return viewTable(step.after, viewer)
  }
  return { sent, viewAt, last: run.table.seq }
}

const game = played(1)
/** Where the hand is being played, so that events alone suffice. */
const within = game.sent.findIndex(({ event }) => event.type === 'unsuccessful')
const begun = game.sent[within - 1]?.seq ?? fail()
const next = (count: number) => game.sent.slice(within, within + count)

describe('following a table on the screen', () => {
  it('comes to the truth whatever is lost, doubled or out of order', () => {
    const rides = fc.array(fc.tuple(fc.nat(), fc.integer({ min: 1, max: 9 }), fc.boolean()), {
      minLength: 60,
      maxLength: 200,
    })
    fc.assert(
      fc.property(rides, (ride) => {
        const first = game.sent[0]?.seq ?? fail()
        let followed = follow(game.viewAt(first))
        for (const [from, count, isBackwards] of ride) {
          const start = from % game.sent.length
          const batch = game.sent.slice(start, start + count)
          followed = hear(followed, isBackwards ? batch.reverse() : batch)
          if (followed.isBehind) followed = fetched(followed, game.viewAt(followed.latest))
          expect(followed.isBehind).toBe(false)
          expect(followed.view).toStrictEqual(game.viewAt(followed.view.seq))
          expect(followed.waiting).toEqual([])
        }
      }),
      { numRuns: 20 },
    )
  })

  it('follows a hand without fetching anything', () => {
    const followed = hear(follow(game.viewAt(begun)), next(3))
    expect(followed.isBehind).toBe(false)
    expect(followed.view).toStrictEqual(game.viewAt(begun + 3))
    expect(followed.feed.map(({ seq }) => seq)).toEqual([begun + 1, begun + 2, begun + 3])
  })

  it('shows an event that comes twice once', () => {
    const once = hear(follow(game.viewAt(begun)), next(2))
    expect(hear(once, next(2))).toStrictEqual(once)
  })

  it('notices a gap, shows nothing beyond it, and closes it when the missing event comes', () => {
    const [one, two, three] = next(3)
    if (!one || !two || !three) fail()
    const gap = hear(follow(game.viewAt(begun)), [three, two])
    expect(gap.isBehind).toBe(true)
    expect(gap.view.seq).toBe(begun)
    const closed = hear(gap, [one])
    expect(closed.isBehind).toBe(false)
    expect(closed.view.seq).toBe(begun + 3)
  })

  it('failures row 13: notices by hearsay that it has fallen behind', () => {
    const behind = hearOf(follow(game.viewAt(begun)), begun + 2)
    expect(behind.isBehind).toBe(true)
    expect(fetched(behind, game.viewAt(begun + 2)).isBehind).toBe(false)
  })

  it('takes no answer older than the screen, and stays behind where the answer is older than the news', () => {
    const behind = hearOf(hear(follow(game.viewAt(begun)), next(2)), begun + 5)
    expect(fetched(behind, game.viewAt(begun))).toBe(behind)
    expect(fetched(behind, game.viewAt(begun + 3)).isBehind).toBe(true)
  })

  it('keeps the latest events for telling, also those that a fetched view has in it', () => {
    const [one, two, three] = next(3)
    if (!one || !two || !three) fail()
    const gap = hear(follow(game.viewAt(begun)), [two, three])
    expect(fetched(gap, game.viewAt(begun + 2)).feed).toEqual([two, three])
    const { feed } = hear(follow(game.viewAt(begun)), game.sent.slice(within))
    expect(feed.length).toBeLessThanOrEqual(FEED)
  })

  it('puts what happened before in front, and nothing twice', () => {
    const followed = hear(follow(game.viewAt(begun)), next(2))
    const { feed } = recall(followed, game.sent.slice(0, within + 1))
    expect(feed).toEqual(game.sent.slice(0, within + 2))
  })

  it('failures row 35: notices that a fetched view knows what the feed doesn’t tell, and recalls it', () => {
    const heard = hear(follow(game.viewAt(begun)), next(2))
    const far = fetched(heard, game.viewAt(begun + 5))
    expect([tells(heard, begun), tells(far, begun + 2)]).toEqual([true, false])
    const whole = recall(far, game.sent.slice(within + 2, within + 6))
    expect(whole.feed).toEqual(next(5))
    expect(tells(whole, begun + 2)).toBe(true)
  })
})
