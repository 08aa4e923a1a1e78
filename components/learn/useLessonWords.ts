'use client'

import { useLocale, useTranslations } from 'next-intl'
import { deckNamed, wordsOf } from '@/engine/deck'
import { dealtAs } from './lesson-table'
import type { Hint, Lesson } from './lessons'

/** What is said in a lesson, with the names of its cards and people in the reader's language. */
export function useLessonWords({ id, deck: slug, card: text, who, deal }: Lesson) {
  const t = useTranslations('learn')
  const names = useTranslations('practice.names')
  const locale = useLocale()
  const deck = deckNamed(slug)
  const info = deck?.card(text)
  const own = deck && dealtAs(deck, deal)[0]?.[0]
  if (!deck || !info || !own) throw new Error(`no card "${text}"`)
  const words = wordsOf(deck, locale)
  const values = {
    who: names(`${who}`),
    card: words.cardName(info.card),
    set: words.setName(info.set.slug),
    number: info.set.number,
    own: words.cardName(own),
  }
  return {
    title: t(`steps.${id}.title`),
    text: t(`steps.${id}.text`, values),
    task: t(`steps.${id}.task`, values),
    ack: t(`steps.${id}.ack`, values),
    hint: (hint: Hint) => t(`hints.${hint}`, values),
  }
}
