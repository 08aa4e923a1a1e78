'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button, Dialog } from '@/components/ui'
import { allSeats, type Seat } from '@/engine/seat'
import { markOf } from './model/people'
import { useTable } from './TableProvider'

/** Who sits at the table, and for the host what may be done about it. */
export function People() {
  const t = useTranslations('table')
  const { look, words } = useTable()
  const { seats, seat: mine, host } = look.view
  return (
    <ul className="people">
      {allSeats(seats.length).map((seat) => {
        const sitter = seats[seat]
        if (!sitter) return null
        const mark = markOf(look, seat)
        const marks = [
          seat === mine && t('seat.you'),
          sitter.player === host && t('gather.host'),
          mark !== null && t(`seat.${mark}`),
        ].filter((word) => word !== false)
        return (
          <li key={sitter.player}>
            <span className="plate">{words.nameAt(seat)}</span>
            <small>{marks.join(', ')}</small>
            {look.isHost && seat !== mine && <HostTools seat={seat} />}
          </li>
        )
      })}
    </ul>
  )
}

/** What the host may do about somebody at the table. */
export function HostTools({ seat }: { readonly seat: Seat }) {
  const t = useTranslations('table')
  const { look, words, act } = useTable()
  const ui = useTranslations('ui')
  const [isSure, setSure] = useState(false)
  const sitter = look.view.seats[seat]
  const name = words.nameAt(seat)
  if (!sitter) return null
  const isPerson = sitter.kind === 'person'
  const mayRemove = isPerson ? sitter.away !== 'removed' : look.view.phase !== 'playing'
  const remove = () => {
    setSure(false)
    void act({ do: 'remove', seat })
  }
  return (
    <span className="hosttools">
      {isPerson && sitter.away === null && (
        <Button
          kind="quiet"
          aria-label={t('host.handOnWho', { name })}
          onClick={() => act({ do: 'hand-on', seat })}
        >
          {t('host.handOn')}
        </Button>
      )}
      {mayRemove && (
        <Button
          kind="quiet"
          aria-label={t('host.removeWho', { name })}
          onClick={() => (isPerson ? setSure(true) : remove())}
        >
          {t('host.remove')}
        </Button>
      )}
      <Dialog open={isSure} onClose={() => setSure(false)} title={t('host.removeWho', { name })}>
        <p>{t('host.removeSure', { name })}</p>
        <div className="row">
          <Button onClick={() => setSure(false)}>{ui('cancel')}</Button>
          <Button kind="main" onClick={remove}>
            {t('host.remove')}
          </Button>
        </div>
      </Dialog>
    </span>
  )
}
