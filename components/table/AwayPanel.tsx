'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui'
import { useTable } from './TableProvider'

/** A stand-in plays for the viewer, who may take the seat back. */
export function AwayPanel() {
  const t = useTranslations('table.away')
  const { look, act, pending } = useTable()
  const { seat, seats } = look.view
  const why = seat === null ? null : (seats[seat]?.away ?? null)
  if (why === null) return null
  return (
    <div className="wait">
      <h2 className="ribbon">{t('title')}</h2>
      <p>{t(why)}</p>
      {why !== 'removed' && (
        <Button kind="main" busy={pending?.do === 'return'} onClick={() => act({ do: 'return' })}>
          {t('return')}
        </Button>
      )}
    </div>
  )
}
