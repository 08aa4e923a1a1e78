'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { Card } from '@/engine/deck'
import { CardDialog } from './CardDialog'
import { HandGroup } from './HandGroup'
import { groupsOf, isRule10 } from './model/groups'
import { useTable } from './TableProvider'

/** The viewer's hand by sets; at a guided table the gaps are what may be asked for. Onlookers see none. */
export function MyHand() {
  const t = useTranslations('table.hand')
  const { look, onCardRead } = useTable()
  const [open, setOpen] = useState<Card | null>(null)
  const hand = look.view.game?.hand
  if (!hand || hand.cards === null) return null
  const isGuided = hand.rules.list === 'shown'
  const tip = isRule10(hand) ? (isGuided ? 'tipEmpty' : 'tipEmptyMemory') : isGuided ? 'tip' : null
  const close = () => {
    if (open !== null) onCardRead?.(open)
    setOpen(null)
  }
  return (
    <section className="myhand" aria-labelledby="my-hand">
      <h2 id="my-hand">
        {t('title')} <small>{t('count', { count: hand.cards.length })}</small>
        {tip && <small className={isRule10(hand) ? undefined : 'tip'}>{t(tip)}</small>}
      </h2>
      <div className="groups">
        {groupsOf(hand).map((group) => (
          <HandGroup key={group.set.slug} group={group} onOpen={setOpen} />
        ))}
      </div>
      <CardDialog card={open} onClose={close} />
    </section>
  )
}
