'use client'

import { useTranslations } from 'next-intl'
import { classNames } from '@/components/ui'
import { useTable } from '../TableProvider'

/** What was just said to the table, with the speaker's name. Round a cloth the others' words hang at their seats. */
export function InTheAir() {
  const t = useTranslations('table.speech')
  const { heard, look, words } = useTable()
  if (heard.length === 0) return null
  return (
    <ul className="intheair">
      {heard.map(({ seq, seat, phrase }) => (
        <li key={seq} className={classNames(seat === look.view.seat && 'mine')}>
          <b>{words.nameAt(seat)}</b> <q>{t(`phrase.${phrase}`)}</q>
        </li>
      ))}
    </ul>
  )
}
