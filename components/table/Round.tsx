'use client'

import { useTranslations } from 'next-intl'
import { classNames } from '@/components/ui'
import { othersOf } from './model/people'
import { SafePiles } from './SafePiles'
import { SeatPlace } from './SeatPlace'
import { useTable } from './TableProvider'
import { Thread } from './Thread'

/** Everybody else round the cloth, clockwise from the viewer's left, and what lies safe before the viewer. */
export function Round() {
  const t = useTranslations('table.seat')
  const { view } = useTable().look
  const others = othersOf(view)
  const mine = view.seat === null ? null : (view.game?.hand?.safe[view.seat] ?? [])
  return (
    <section className="round" aria-label={t('round')}>
      <svg className="cloth" viewBox="0 0 1000 400" preserveAspectRatio="none" aria-hidden="true">
        <path
          className="linen"
          vectorEffect="non-scaling-stroke"
          d="M500 6C760 2 992 70 994 200C996 330 760 396 498 394C240 396 6 330 6 200C6 70 240 8 500 6Z"
        />
        <path
          className="thread"
          vectorEffect="non-scaling-stroke"
          d="M500 24C750 22 970 84 973 200C975 316 748 378 499 376C250 378 26 316 26 200C27 84 250 25 500 24Z"
        />
      </svg>
      <Thread />
      <ol className="seats" data-others={others.length}>
        {others.map((seat) => (
          <SeatPlace key={seat} seat={seat} />
        ))}
      </ol>
      {mine && (
        <div className={classNames('own', mine.length === 0 && 'none')}>
          <span>{t(mine.length > 0 ? 'yours' : 'nothingYours')}</span>
          <SafePiles sets={mine} label={t('yours')} />
        </div>
      )}
    </section>
  )
}
