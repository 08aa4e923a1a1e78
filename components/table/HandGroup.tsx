'use client'

import { useTranslations } from 'next-intl'
import { CardFace, Emblem, Patch } from '@/components/cards'
import { classNames, VisuallyHidden } from '@/components/ui'
import type { Card } from '@/engine/deck'
import type { Group } from './model/groups'
import { momentOf } from './model/moment'
import { useTable } from './TableProvider'

interface Props {
  readonly group: Group
  /** Opens one of the viewer's own cards large. */
  readonly onOpen: (card: Card) => void
}

/** One set of a hand: the cards held, and as dashed names the cards missing. By memory its number is all it tells. */
export function HandGroup({ group, onOpen }: Props) {
  const t = useTranslations('table.hand')
  const { look, words } = useTable()
  const { set, held, gaps, isFull } = group
  const owed = momentOf(look.view) === 'thanks' ? look.view.game?.hand?.owed?.card : undefined
  const setName = words.cards.setName(set.slug)
  const isWide = set.cards.length > 6
  const total = set.cards.length
  return (
    <section
      className={classNames('group', gaps && isWide && 'wide', gaps && isFull && 'full')}
      data-set={set.number}
      aria-label={gaps ? setName : t('number', { number: set.number })}
    >
      <h3>
        <Patch set={set.number} />
        {gaps && <Emblem set={set.number} />}
        {gaps && setName}
        {gaps && (
          <small>{isFull ? t('all', { count: total }) : t('toFind', { count: gaps.length })}</small>
        )}
      </h3>
      <div className="lay">
        {held.length > 0 && (
          <div className="held">
            {held.map((card) => (
              <HeldCard
                key={card}
                card={card}
                isNew={card === owed}
                namesSet={gaps !== null}
                onOpen={onOpen}
              />
            ))}
          </div>
        )}
        {gaps && gaps.length > 0 && (
          <div className="gaps">
            {gaps.map((card) => (
              <Gap key={card} card={card} />
            ))}
          </div>
        )}
      </div>
    </section>
  )
}

interface HeldProps extends Pick<Props, 'onOpen'> {
  readonly card: Card
  readonly isNew: boolean
  readonly namesSet: boolean
}

function HeldCard({ card, isNew, namesSet, onOpen }: HeldProps) {
  const t = useTranslations('table.hand')
  const { words } = useTable()
  const info = words.deck.card(card)
  if (!info) return null
  const name = words.cards.cardName(card)
  return (
    <button
      type="button"
      className={classNames('peek', isNew && 'newcard')}
      aria-label={
        t('cardOpen', { card: name, number: info.set.number }) + (isNew ? `, ${t('new')}` : '')
      }
      onClick={() => onOpen(card)}
    >
      <CardFace info={info} words={words.cards} small namesSet={namesSet} />
    </button>
  )
}

function Gap({ card }: { readonly card: Card }) {
  const t = useTranslations('table.hand')
  const { words, composer, look } = useTable()
  const isList = words.deck.card(card)?.isList ?? false
  const moment = momentOf(look.view)
  return (
    <button
      type="button"
      className={classNames('gap', isList && 'l')}
      aria-pressed={composer.card === card}
      aria-disabled={moment === 'away' || undefined}
      onClick={() => moment !== 'away' && composer.chooseCard(card)}
    >
      {words.cards.cardName(card)}
      {isList && <VisuallyHidden> {t('isList')}</VisuallyHidden>}
    </button>
  )
}
