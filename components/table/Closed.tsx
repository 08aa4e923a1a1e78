'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui'
import { Scores } from './Scores'
import { useTable } from './TableProvider'

/** A table that is closed for good. */
export function Closed() {
  const t = useTranslations('table')
  const { look, onLeft } = useTable()
  return (
    <div className="between">
      <section className="clothpanel">
        <h2>{t('closed.title')}</h2>
        <p>{t('closed.why')}</p>
        {look.view.game && look.view.game.past.length > 0 && <Scores />}
      </section>
      {onLeft && (
        <section className="slip">
          <Button kind="main" onClick={onLeft}>
            {t('finished.lobby')}
          </Button>
        </section>
      )}
    </div>
  )
}
