'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui'
import { beforeMe } from './model/people'
import { RequestLine } from './RequestLine'
import { Phrases } from './speech/Phrases'
import { useTable } from './TableProvider'

/** Whose turn it is, how far off the viewer's is, and the request that is pencilled in. */
export function Waiting() {
  const t = useTranslations('table.waiting')
  const { look, words, composer, act } = useTable()
  const { view } = look
  const hand = view.game?.hand
  const turn = hand?.turn ?? null
  if (!hand || turn === null) return null
  const name = words.nameAt(turn)
  const before = beforeMe(view)
  const isWatching = view.seat === null
  const mayCall = !isWatching && look.mayTakeStandIn?.includes(turn)
  return (
    <div className="wait">
      <h2 className="ribbon">{t('title', { name })}</h2>
      <p>
        {t(hand.owed ? 'thanksOwed' : 'choosing', { name })}{' '}
        {isWatching
          ? t('watchingWhy')
          : before.length === 0
            ? t('next')
            : t('after', { names: words.list(before.map(words.nameAt)) })}
      </p>
      {composer.card !== null && <RequestLine />}
      <Phrases />
      {mayCall && (
        <div className="callstandin">
          <p>{t('callStandInWhy', { name })}</p>
          <Button onClick={() => act({ do: 'call-stand-in', seat: turn })}>
            {t('callStandIn', { name })}
          </Button>
        </div>
      )}
    </div>
  )
}
