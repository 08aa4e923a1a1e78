'use client'

import { useTranslations } from 'next-intl'
import { Sheet } from '@/components/ui'
import { useTable } from './TableProvider'

/** What happened in this hand, the latest first. */
export function LogSheet(props: { readonly open: boolean; readonly onClose: () => void }) {
  const t = useTranslations('table.menu')
  const { lines, words } = useTable()
  return (
    <Sheet {...props} title={t('log')}>
      {lines.length === 0 ? <p>{t('logEmpty')}</p> : null}
      <ol className="loglines">
        {lines.toReversed().map((line) => (
          <li key={line.seq} data-kind={line.kind === 'request' ? line.outcome : line.kind}>
            {words.line(line)}
          </li>
        ))}
      </ol>
    </Sheet>
  )
}
