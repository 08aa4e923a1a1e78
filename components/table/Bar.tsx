'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Button, Candle, Icon, useAnnounce } from '@/components/ui'
import { LogSheet } from './LogSheet'
import { clockFace, endOfTime, quartersLeft, SPOKEN } from './model/clock'
import { momentOf, screenOf } from './model/moment'
import { TableMenu } from './TableMenu'
import { useTable } from './TableProvider'
import { useClock } from './useClock'

/** The quiet bar: the menu, which table and hand this is, the clock, how courteous, the log. */
export function Bar() {
  const t = useTranslations('table.bar')
  const { look, words } = useTable()
  const [open, show] = useState<'menu' | 'log' | null>(null)
  const { view } = look
  const { settings, game } = view
  const mine = look.isHost ? 'yes' : 'no'
  const host = words.nameOf(view.host)
  const kind = t(settings.courtesy)
  const hand = game?.number
  return (
    <header className="bar">
      <Button kind="bare" aria-label={t('menu')} onClick={() => show('menu')}>
        <Icon name="menu" />
      </Button>
      <h1>
        {hand === undefined || view.phase === 'gathering'
          ? t('name', { host, mine })
          : t('nameAndHand', { host, mine, hand, hands: settings.hands })}
      </h1>
      {screenOf(view) === 'playing' && <Clock />}
      <Button kind="bare" aria-label={t('courtesy', { kind })} onClick={() => show('menu')}>
        <Icon name="say" />
        <span className="word">{kind}</span>
      </Button>
      <Button kind="bare" aria-label={t('log')} onClick={() => show('log')}>
        <Icon name="log" />
        <span className="word">{t('log')}</span>
      </Button>
      <TableMenu open={open === 'menu'} onClose={() => show(null)} />
      <LogSheet open={open === 'log'} onClose={() => show(null)} />
    </header>
  )
}

/** The time left for this request: a candle and a number, spoken three times to the one it concerns. */
function Clock() {
  const t = useTranslations('table.bar')
  const { look } = useTable()
  const announce = useAnnounce()
  const { view, now } = look
  const seconds = useClock(endOfTime(view), now)
  const moment = momentOf(view)
  const isMine = moment === 'asking' || moment === 'thanks'
  useEffect(() => {
    if (isMine && seconds !== null && SPOKEN.has(seconds)) announce(t('timeLeft', { seconds }))
  }, [isMine, seconds, announce, t])
  if (seconds === null) return null
  return (
    <span className="candle" role="timer" aria-label={t('timeLeft', { seconds })}>
      <Candle left={quartersLeft(seconds, view.settings.clock ?? seconds)} />
      {clockFace(seconds)}
    </span>
  )
}
