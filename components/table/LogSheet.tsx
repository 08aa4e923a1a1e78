'use client'

import { useTranslations } from 'next-intl'
import { Sheet } from '@/components/ui'
import { allSeats } from '@/engine/seat'
import { useTable } from './TableProvider'

/** What happened in this hand, the latest first. */
export function LogSheet(props: { readonly open: boolean; readonly onClose: () => void }) {
  const t = useTranslations('table.menu')
  const { look, lines, words } = useTable()
  const { seats } = look.view
  const computers = allSeats(seats.length).filter((seat) => seats[seat]?.kind === 'computer')
  return (
    <Sheet {...props} title={t('log')}>
      {computers.length > 0 && (
        <p className="logcomputers">
          {t('logComputers', {
            names: words.list(computers.map(words.nameAt)),
            count: computers.length,
          })}
        </p>
      )}
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
