'use client'

import { useMemo, useState } from 'react'
import type { Card } from '@/engine/deck'
import type { Seat } from '@/engine/seat'
import type { TableView } from '@/engine/table/view'
import { cardCalled, namedCards } from './model/find'
import { mayAskFor } from './model/groups'
import { momentOf } from './model/moment'
import { othersOf } from './model/people'
import type { Act } from './useAct'
import type { TableWords } from './words'

/** The request being put together: it may be pencilled in before one's turn. */
export interface Composer {
  readonly whom: Seat | null
  readonly card: Card | null
  /** What stands in the field of a by-memory table. */
  readonly typed: string
  /** Whether the player means to ask on although thanks are owed. */
  readonly isAskingOn: boolean
  readonly isReady: boolean
  readonly chooseWhom: (seat: Seat) => void
  readonly chooseCard: (card: Card) => void
  readonly type: (text: string) => void
  readonly askOn: (isAskingOn: boolean) => void
  readonly ask: (please: boolean) => void
  readonly thank: () => void
}

interface Chosen {
  readonly whom: Seat | null
  readonly card: Card | null
  readonly typed: string
  /** The gift that was on the screen when the player chose to ask on without thanks. */
  readonly askingOnAfter: string | null
}

const NOTHING: Chosen = { whom: null, card: null, typed: '', askingOnAfter: null }

/** Puts a request together. The player chosen stays chosen for the next request; the card doesn't. */
export function useComposer(view: TableView, words: TableWords, { act, pending }: Act): Composer {
  const [chosen, choose] = useState(NOTHING)
  return useMemo(() => {
    const hand = view.game?.hand ?? null
    const others = othersOf(view)
    const only = others.length === 1 ? (others[0] ?? null) : null
    const whom = chosen.whom !== null && others.includes(chosen.whom) ? chosen.whom : only
    const card = hand && chosen.card && mayAskFor(hand, chosen.card) ? chosen.card : null
    const gift = hand?.owed ? `${view.turnedAt}` : null
    const isOwing = momentOf(view) === 'thanks'
    const change = (part: Partial<Chosen>) =>
      choose((old) => ({ ...old, ...(isOwing ? { askingOnAfter: gift } : {}), ...part }))
    const play = (command: Parameters<typeof act>[0] & { do: 'play' }) => act(command)
    const isReady = whom !== null && card !== null && pending === null
    return {
      whom,
      card,
      typed: chosen.typed,
      isAskingOn: isOwing && chosen.askingOnAfter === gift,
      isReady,
      chooseWhom: (seat) => change({ whom: seat }),
      chooseCard: (next) => {
        const isOff = next === card
        change({ card: isOff ? null : next, typed: isOff ? '' : words.cards.cardName(next) })
      },
      type: (typed) =>
        change({ typed, card: cardCalled(namedCards(words.deck, words.cards), typed) ?? null }),
      askOn: (isAskingOn) => change({ askingOnAfter: isAskingOn ? gift : null }),
      ask: (please) => {
        if (whom === null || card === null) return
        void play({ do: 'play', play: { do: 'ask', of: whom, card, please } }).then((isHeard) => {
          if (isHeard) choose((old) => ({ ...old, card: null, typed: '' }))
        })
      },
      thank: () => {
        if (hand?.owed) void play({ do: 'play', play: { do: 'thank', card: hand.owed.card } })
      },
    }
  }, [view, words, chosen, act, pending])
}
