'use client'

import { useTranslations } from 'next-intl'
import { Emblem, Patch } from '@/components/cards'
import { VisuallyHidden } from '@/components/ui'
import type { SetSlug } from '@/engine/deck'
import { useTable } from './TableProvider'

interface Props {
  readonly sets: readonly SetSlug[]
  readonly label: string
}

/** Sets laid down: face up for all to read. */
export function SafePiles({ sets, label }: Props) {
  const t = useTranslations('table.seat')
  const { words } = useTable()
  if (sets.length === 0) return null
  return (
    <ul className="safe" aria-label={label}>
      {sets.map((slug) => {
        const set = words.deck.set(slug)
        if (!set) return null
        const count = set.cards.length
        return (
          <li className="pile" key={slug} data-set={set.number}>
            <span aria-hidden="true">
              <Patch set={set.number} />
              <Emblem set={set.number} />×{count}
            </span>
            <VisuallyHidden>{t('pile', { set: words.cards.setName(slug), count })}</VisuallyHidden>
          </li>
        )
      })}
    </ul>
  )
}
