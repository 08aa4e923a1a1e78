'use client'

import { useTranslations } from 'next-intl'
import { Button, Icon } from '@/components/ui'
import { placesOf } from '@/engine/places'
import { allSeats } from '@/engine/seat'
import { Scores } from './Scores'
import { useTable } from './TableProvider'

/** The result of a game, and another one with the same people. */
export function Finished() {
  const t = useTranslations('table.finished')
  const { look, act, pending, onLeft } = useTable()
  const { view } = look
  const isAbandoned = view.game?.phase === 'abandoned'
  const leave = async () => {
    if (view.seat === null || (await act({ do: 'leave' }))) onLeft?.()
  }
  return (
    <div className="between">
      <section className="clothpanel">
        {isAbandoned ? (
          <>
            <h2>{t('abandoned')}</h2>
            <p>{t('abandonedWhy')}</p>
          </>
        ) : (
          <Winners />
        )}
        <Scores />
      </section>
      <section className="slip">
        {view.seat !== null && (
          <>
            <Button
              kind="main"
              className="readybutton"
              busy={pending?.do === 'play-again'}
              onClick={() => act({ do: 'play-again' })}
            >
              {t('again')}
            </Button>
            <p>{t('againWhy')}</p>
          </>
        )}
        <Button onClick={leave}>{t('lobby')}</Button>
      </section>
    </div>
  )
}

function Winners() {
  const t = useTranslations('table.finished')
  const { look, words } = useTable()
  const totals = look.view.game?.totals ?? []
  const places = placesOf(totals)
  const winners = allSeats(totals.length).filter((seat) => places[seat] === 1)
  const [winner] = winners
  if (winner === undefined) return <h2>{t('title')}</h2>
  const count = totals[winner] ?? 0
  const names = words.list(winners.map(words.markedNameAt))
  return (
    <h2 className="winners">
      <Icon name="star" />
      {winners.length > 1
        ? t('share', { names, count })
        : winner === look.view.seat
          ? t('youWin', { count })
          : t('wins', { names, count })}
    </h2>
  )
}
