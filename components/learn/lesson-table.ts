import { happen, type LocalTable, openLocalTable } from '@/components/practice/local-table'
import { type Card, type Deck, deckNamed } from '@/engine/deck'
import { commitTo, is256Bits } from '@/engine/fair'
import { opening, startHand } from '@/engine/hand'
import { USUAL_RULES } from '@/engine/hand-state'
import { allSeats } from '@/engine/seat'
import { USUAL_PACE } from '@/engine/table/due'
import type { TableEvent } from '@/engine/table/state'
import type { Lesson } from './lessons'

/** Nothing is left to chance at a lesson's table. */
const NO_CHANCE = '0'.repeat(64)

/** A table of three at which the lesson's cards are dealt, and the learner in seat 0 has the turn. */
export function tableFor(lesson: Lesson, now: number): LocalTable {
  const settings = {
    ...USUAL_RULES,
    list: lesson.list,
    deck: lesson.deck,
    seats: lesson.deal.length,
    hands: 1,
    clock: null,
    open: false,
    spectators: false,
  }
  const around = { now: () => now, secret: () => NO_CHANCE, random: () => 0, pace: USUAL_PACE }
  return happen(openLocalTable(settings, around), dealing(lesson), now)
}

/** A deal that no pack was shuffled for; sets dealt complete are laid down. */
function dealing({ deck: slug, list, deal }: Lesson): TableEvent[] {
  const deck = deckNamed(slug)
  const [dealer] = allSeats(deal.length)
  if (!deck || dealer === undefined || !is256Bits(NO_CHANCE))
    throw new Error(`no deal of "${slug}"`)
  const dealt = dealtAs(deck, deal)
  const hand = startHand({ deck, rules: { ...USUAL_RULES, list }, dealer, dealt })
  return [
    {
      type: 'committed',
      hand: 1,
      attempt: 1,
      commitment: commitTo(NO_CHANCE),
      secret: NO_CHANCE,
    },
    {
      type: 'dealt',
      hand: 1,
      dealer,
      list,
      contributions: deal.map(() => NO_CHANCE),
      dealt,
    },
    ...opening(hand),
  ]
}

/** For each seat its cards: `lent fasts-list` two cards, `fasts` a whole set, `...` what nobody else is dealt. */
export function dealtAs(deck: Deck, deal: readonly string[]): Card[][] {
  const named = deal.map((text) => text.split(' ').flatMap((word) => cardsCalled(deck, word)))
  const taken = new Set(named.flat())
  const rest = deck.pack.filter((card) => !taken.has(card))
  return named.map((cards, seat) => (deal[seat]?.includes('...') ? [...cards, ...rest] : cards))
}

function cardsCalled(deck: Deck, word: string): readonly Card[] {
  const card = deck.card(word)?.card
  return card ? [card] : (deck.set(word)?.cards ?? [])
}
