'use client'

import { useTranslations } from 'next-intl'
import { CardFace } from '@/components/cards'
import { Button, Dialog } from '@/components/ui'
import type { Card } from '@/engine/deck'
import { mayAskFor } from './model/groups'
import { momentOf } from './model/moment'
import { useTable } from './TableProvider'

interface Props {
  /** One of the viewer's own cards; null where none is open. */
  readonly card: Card | null
  readonly onClose: () => void
}

/** One of the viewer's own cards, large; where bluffing is allowed it may be asked for all the same. */
export function CardDialog({ card, onClose }: Props) {
  const t = useTranslations('table.hand')
  const { look, words, composer } = useTable()
  const hand = look.view.game?.hand
  const info = words.deck.card(card)
  if (!info || !hand?.cards?.includes(info.card)) return null
  const mayBluff = mayAskFor(hand, info.card) && momentOf(look.view) !== 'away'
  const choose = () => {
    if (composer.card !== info.card) composer.chooseCard(info.card)
    onClose()
  }
  return (
    <Dialog open onClose={onClose} title={words.cards.cardName(info.card)} className="carddialog">
      <CardFace info={info} words={words.cards} namesSet={hand.rules.list === 'shown'} />
      {mayBluff && (
        <div className="bluff">
          <Button onClick={choose}>{t('askAllTheSame')}</Button>
          <p>{t('askAllTheSameWhy')}</p>
        </div>
      )}
    </Dialog>
  )
}
