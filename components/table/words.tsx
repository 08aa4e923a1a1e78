'use client'

import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { type ReactNode, useMemo } from 'react'
import { type Card, type Deck, type DeckWords, deckNamed, wordsOf } from '@/engine/deck'
import type { Seat } from '@/engine/seat'
import type { Line } from './model/lines'
import { roleOf, type Sentence, type Told } from './model/told'
import type { Look } from './types'

/** The names of people and cards, and the sentences made of them. */
export interface TableWords {
  readonly deck: Deck
  readonly cards: DeckWords
  /** Who sits there. */
  readonly nameAt: (seat: Seat) => string
  readonly nameOf: (player: string) => string
  /** The same with the word "computer" at a computer player, for where no mark stands beside it. */
  readonly markedNameAt: (seat: Seat) => string
  /** `Agnes, Beth and Clare`. */
  readonly list: (names: readonly string[]) => string
  /** A line of the log as it stands on the screen, with what was said marked as speech. */
  readonly line: (line: Line) => ReactNode
  /** What is told, as plain text. */
  readonly told: (told: Told) => string
}

/** The words of a table, in the reader's language. */
export function useTableWords({ view, names }: Look): TableWords {
  const t = useTranslations('table')
  const format = useFormatter()
  const locale = useLocale()
  const { seats, seat: mySeat } = view
  const slug = view.settings.deck
  return useMemo(() => {
    const deck = deckNamed(slug)
    if (!deck) throw new Error(`no deck "${slug}"`)
    const cards = wordsOf(deck, locale)
    const nameOf = (player: string) => names[player] ?? t('seat.somebody')
    const nameAt = (seat: Seat) => {
      const sitter = seats[seat]
      return sitter ? nameOf(sitter.player) : t('seat.empty')
    }
    const isComputer = (seat: Seat) => seats[seat]?.kind === 'computer'
    const markedNameAt = (seat: Seat) =>
      isComputer(seat) ? t('seat.marked', { name: nameAt(seat) }) : nameAt(seat)
    const valuesOf = ({ by, of, card, set, count, player, phrase }: Omit<Told, 'sentence'>) => ({
      by: by === undefined ? '' : nameAt(by),
      of: of === undefined ? '' : nameAt(of),
      card: card === undefined ? '' : cards.cardName(card),
      number: numberOf(deck, card),
      set: set === undefined ? '' : cards.setName(set),
      count: count ?? 0,
      phrase: phrase === undefined ? '' : t(`speech.phrase.${phrase}`),
      player: player === undefined ? '' : nameOf(player),
      kind: seats.find((sitter) => sitter?.player === player)?.kind ?? 'person',
    })
    return {
      deck,
      cards,
      nameAt,
      nameOf,
      markedNameAt,
      list: (several) => format.list(several),
      line: (line) =>
        t.rich(sentenceOf(line, mySeat), { ...valuesOf(line), q: (said) => <q>{said}</q> }),
      told: (told) => t.markup(told.sentence, { ...valuesOf(told), q: (said) => said }),
    }
  }, [slug, seats, mySeat, names, locale, t, format])
}

function numberOf(deck: Deck, card: Card | undefined): number {
  return deck.card(card)?.set.number ?? 0
}

function sentenceOf(line: Line, seat: Seat | null): Sentence {
  if (line.kind === 'request') return `line.${line.outcome}.${roleOf(seat, line)}`
  return `line.${line.kind}.${line.by === seat ? 'you' : 'others'}`
}
