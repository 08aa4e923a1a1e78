'use client'

import { useTranslations } from 'next-intl'
import { classNames } from '@/components/ui'

interface Props {
  readonly cards: number
  /** How many are lifted. */
  readonly at: number
  readonly onLift: (at: number) => void
}

/** A pack seen from its edge, to be cut where one likes: by finger, or with the arrow keys. */
export function Pack({ cards, at, onLift }: Props) {
  const t = useTranslations('table.cut')
  return (
    <div className="pack">
      <div className="pack-cards" aria-hidden="true">
        {Array.from({ length: cards }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cards of a pack are alike
          <i key={place} className={classNames(place < at && 'lifted')} />
        ))}
      </div>
      <input
        type="range"
        min={1}
        max={cards - 1}
        value={at}
        aria-label={t('place')}
        aria-valuetext={t('placeText', { at, of: cards })}
        onChange={(event) => onLift(Number(event.target.value))}
      />
      <p className="hand" aria-hidden="true">
        {t('placeText', { at, of: cards })}
      </p>
    </div>
  )
}
