'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button, Dialog, Icon, Sheet } from '@/components/ui'
import { HowPlayed } from './HowPlayed'
import { Invite } from './Invite'
import { screenOf } from './model/moment'
import { People } from './People'
import { Scores } from './Scores'
import { SetList } from './SetList'
import { useTable } from './TableProvider'

/** The table's menu: scores, people, how it is played, the way out. */
export function TableMenu(props: { readonly open: boolean; readonly onClose: () => void }) {
  const t = useTranslations('table.menu')
  const { look, menu, act, onLeft, leaving } = useTable()
  const [isLeaving, setLeaving] = useState(false)
  const { view } = look
  const hasSeat = view.seat !== null && view.phase !== 'closed'
  const isPlaying = view.phase === 'playing'
  const leave = async () => {
    setLeaving(false)
    if (await act({ do: 'leave' })) onLeft?.()
  }
  return (
    <>
      <Sheet {...props} title={t('title')}>
        <div className="tablemenu">
          {view.game && <Scores />}
          <section>
            <h3>{t('people')}</h3>
            <People />
          </section>
          <section>
            <h3>{t('how')}</h3>
            <HowPlayed />
            <p>
              <a href="/rules" target="_blank" rel="noreferrer">
                {t('rules')}
              </a>
            </p>
          </section>
          {screenOf(view) === 'playing' && view.game?.hand?.rules.list === 'shown' && <SetList />}
          <Invite />
          {menu}
          {hasSeat && (
            <Button
              onClick={() => {
                props.onClose()
                setLeaving(true)
              }}
            >
              <Icon name="leave" />
              {t('leave')}
            </Button>
          )}
        </div>
      </Sheet>
      <Dialog open={isLeaving} onClose={() => setLeaving(false)} title={t('leaveSure')}>
        <p>{leaving ?? t(isPlaying ? 'leavePlaying' : 'leaveGathering')}</p>
        <div className="row">
          <Button onClick={() => setLeaving(false)}>{t('stay')}</Button>
          <Button kind="main" onClick={leave}>
            {t('leaveDo')}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
