'use client'

import { useTranslations } from 'next-intl'
import { Emblem, Patch } from '@/components/cards'
import { useTable } from './TableProvider'

/** The list that beginners are given: which number is which set, and how many cards each has. */
export function SetList() {
  const t = useTranslations('table')
  const { words } = useTable()
  return (
    <section>
      <h3>{t('menu.sets')}</h3>
      <ul className="setlist">
        {words.deck.sets.map(({ slug, number, cards }) => (
          <li key={slug} data-set={number}>
            <Patch set={number} />
            <Emblem set={number} />
            <span>{words.cards.setName(slug)}</span>
            <small>{t('scores.cards', { count: cards.length })}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
