'use client'

import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import type { TableView } from '@/engine/table/view'
import { othersOf } from '../model/people'
import type { TableWords } from '../words'
import { nameOf } from './likeness'
import { mannersOf } from './phrases'
import type { Names } from './understand'

/** The names that a request at this table may have in it: the others, every card, and the courtesies. */
export function useNames(view: TableView, words: TableWords): Names {
  const t = useTranslations('table.composer.words')
  const manners = useMemo(
    () =>
      mannersOf({
        please: t('please'),
        thanks: t('thanks'),
        asking: t('asking'),
        small: t('small'),
      }),
    [t],
  )
  const cards = useMemo(
    () => words.deck.pack.map((card) => nameOf(card, words.cards.cardName(card), manners.small)),
    [words, manners],
  )
  return useMemo(
    () => ({
      players: othersOf(view).map((seat) => nameOf(seat, words.nameAt(seat), manners.small)),
      cards,
      manners,
    }),
    [view, words, cards, manners],
  )
}
