'use client'

import { useTranslations } from 'next-intl'
import { useTable } from './TableProvider'

/** In one sentence what was chosen when the table was made. */
export function HowPlayed() {
  const t = useTranslations('table.gather')
  const { hands, courtesy, list, clock, bluffing } = useTable().look.view.settings
  return (
    <p>
      {t('settings', {
        hands,
        courtesy,
        list: typeof list === 'string' ? list : 'some',
        shownFor: typeof list === 'string' ? 0 : list.shownFor,
        clock: clock ?? 'none',
        bluffing: bluffing ? 'yes' : 'no',
      })}
    </p>
  )
}
