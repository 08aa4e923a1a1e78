'use client'

import { useTranslations } from 'next-intl'
import { Button, Icon } from '@/components/ui'
import type { Seat } from '@/engine/seat'
import { markOf } from './model/people'
import { HostTools } from './People'
import { useTable } from './TableProvider'

/** A seat before the game: who has it, or the button that takes it. */
export function GatherSeat({ seat }: { readonly seat: Seat }) {
  const t = useTranslations('table')
  const { look, words } = useTable()
  const sitter = look.view.seats[seat]
  const isMine = look.view.seat === seat
  if (!sitter) return <FreeSeat seat={seat} />
  const mark = markOf(look, seat)
  const marks = [
    isMine && t('seat.you'),
    sitter.player === look.view.host && t('gather.host'),
    mark !== null && t(`seat.${mark}`),
  ].filter((word) => word !== false)
  return (
    <li className="gatherseat" data-mine={isMine || undefined}>
      <span className="plate">{words.nameAt(seat)}</span>
      <small>{marks.join(', ')}</small>
      <span className="readiness" data-ready={sitter.ready || undefined}>
        <Icon name={sitter.ready ? 'tick' : 'clock'} />
        {t(sitter.ready ? 'gather.ready' : 'gather.notReady')}
      </span>
      {look.isHost && !isMine && <HostTools seat={seat} />}
    </li>
  )
}

function FreeSeat({ seat }: { readonly seat: Seat }) {
  const t = useTranslations('table')
  const { look, act, pending, onSit } = useTable()
  const mayHave = look.view.seat === null
  const number = seat + 1
  const isSitting = pending?.do === 'sit' && pending.seat === seat
  return (
    <li className="gatherseat free">
      <span className="plate">{t('gather.free')}</span>
      {mayHave && (
        <Button
          kind="main"
          busy={isSitting}
          aria-label={t('gather.sitAt', { number })}
          onClick={() => (onSit ? onSit(seat) : act({ do: 'sit', seat }))}
        >
          {t('gather.sit')}
        </Button>
      )}
      {look.isHost && (
        <Button
          kind="quiet"
          aria-label={t('gather.computerAt', { number })}
          onClick={() => act({ do: 'seat-computer', seat })}
        >
          {t('gather.computer')}
        </Button>
      )}
    </li>
  )
}
