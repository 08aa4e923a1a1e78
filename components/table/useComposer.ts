'use client'

import { useMemo, useState } from 'react'
import type { Card } from '@/engine/deck'
import type { Seat } from '@/engine/seat'
import type { TableView } from '@/engine/table/view'
import { mayAskFor } from './model/groups'
import { momentOf } from './model/moment'
import { othersOf } from './model/people'
import { BLANK, type Draft, type Drafted, readDraft, writeOut } from './saying/draft'
import { understand } from './saying/understand'
import { useNames } from './saying/useNames'
import type { Act } from './useAct'
import type { TableWords } from './words'

/** The request being put together: it may be pencilled in before one's turn. */
export interface Composer extends Drafted {
  /** What stands in the field. */
  readonly typed: string
  /** Whether what was written says Please. */
  readonly saysPlease: boolean
  /** Whether what was written is more than the name of a card. */
  readonly isSentence: boolean
  /** Whether a card was written that there isn't. */
  readonly isLost: boolean
  /** Whether the player means to ask on although thanks are owed. */
  readonly isAskingOn: boolean
  readonly isReady: boolean
  /** Whether the field is open at a table where it isn't the only way to a card. */
  readonly isWriting: boolean
  readonly write: (isWriting: boolean) => void
  readonly chooseWhom: (seat: Seat) => void
  readonly chooseCard: (card: Card) => void
  readonly type: (text: string) => void
  readonly askOn: (isAskingOn: boolean) => void
  readonly ask: (please: boolean) => void
  /** Says what was written: thanks that are owed, or the request if it is clear. */
  readonly say: () => void
  readonly thank: () => void
}

interface Chosen extends Draft {
  /** The gift that was on the screen when the player chose to ask on without thanks. */
  readonly askingOnAfter: string | null
}

const NOTHING: Chosen = { ...BLANK, askingOnAfter: null }

/** Puts a request together. The player chosen stays chosen for the next request; the card doesn't. */
export function useComposer(view: TableView, words: TableWords, { act, pending }: Act): Composer {
  const [chosen, choose] = useState(NOTHING)
  const [isWriting, write] = useState(false)
  const names = useNames(view, words)
  const understood = useMemo(() => understand(chosen.typed, names), [chosen.typed, names])
  return useMemo(() => {
    const hand = view.game?.hand ?? null
    const drafted = readDraft(chosen, understood, othersOf(view), (card) =>
      Boolean(hand && mayAskFor(hand, card)),
    )
    const { whom, card } = drafted
    const { typed, edition } = chosen
    const isStrict = hand?.rules.courtesy === 'strict'
    const gift = hand?.owed ? `${view.turnedAt}` : null
    const isOwing = momentOf(view) === 'thanks'
    const change = (part: Partial<Chosen>) =>
      choose((old) => ({ ...old, ...(isOwing ? { askingOnAfter: gift } : {}), ...part }))
    const play = (command: Parameters<typeof act>[0] & { do: 'play' }) => act(command)
    const thank = async () =>
      hand?.owed ? play({ do: 'play', play: { do: 'thank', card: hand.owed.card } }) : false
    const isReady = whom !== null && card !== null && pending === null
    const ask = (please: boolean) => {
      if (whom === null || card === null) return
      void play({ do: 'play', play: { do: 'ask', of: whom, card, please } }).then((isHeard) => {
        if (!isHeard) return
        choose((old) => {
          const next = old.edition + 1
          return {
            ...old,
            card: null,
            typed: '',
            edition: next,
            whom: { seat: whom, edition: next },
          }
        })
      })
    }
    return {
      ...drafted,
      typed,
      saysPlease: understood.please,
      isSentence: understood.isSentence,
      isLost: understood.isLost,
      isAskingOn: isOwing && chosen.askingOnAfter === gift,
      isReady,
      isWriting,
      write,
      chooseWhom: (seat) => {
        const { place } = understood.whom
        const name = words.nameAt(seat)
        change({
          whom: { seat, edition },
          ...(place ? { typed: writeOut(typed, place, name) } : {}),
        })
      },
      chooseCard: (next) => {
        const isOff = next === card
        const { place } = understood.card
        const isWritten = hand?.rules.list === 'withdrawn' || isWriting
        const kept = place !== null || understood.isSentence ? typed : ''
        const name = isOff ? '' : words.cards.cardName(next)
        change({
          card: isOff ? null : { card: next, edition },
          ...(isWritten ? { typed: writeOut(kept, place, name) } : {}),
        })
      },
      type: (text) => change({ typed: text, edition: edition + 1 }),
      askOn: (isAskingOn) => change({ askingOnAfter: isAskingOn ? gift : null }),
      ask,
      say: () => {
        if (isOwing && understood.thanks) {
          const rest = { typed: understood.afterThanks, edition: edition + 1 }
          void thank().then((isHeard) => isHeard && choose((old) => ({ ...old, ...rest })))
        } else if (isReady) ask(!isStrict || !understood.isSentence || understood.please)
      },
      thank: () => void thank(),
    }
  }, [view, words, chosen, understood, isWriting, act, pending])
}
