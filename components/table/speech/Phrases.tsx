'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Button, Dialog, Icon } from '@/components/ui'
import { PHRASES, type Phrase } from '@/engine/table/phrases'
import { screenOf } from '../model/moment'
import { useTable } from '../TableProvider'
import { phrasesFor } from './phrases-for'

/** So long a speaker draws breath, in milliseconds. */
const BREATH = 2_000

/** Set phrases to say to the table: three that fit the moment, and all of them. Only for those who sit there. */
export function Phrases() {
  const t = useTranslations('table.speech')
  const { look, lines, send } = useTable()
  const [isOpen, setOpen] = useState(false)
  const [hasSpoken, setSpoken] = useState(false)
  useEffect(() => {
    if (!hasSpoken) return
    const timer = setTimeout(() => setSpoken(false), BREATH)
    return () => clearTimeout(timer)
  }, [hasSpoken])
  const { view } = look
  if (view.seat === null || view.seats[view.seat]?.away) return null
  const say = (phrase: Phrase) => {
    setOpen(false)
    if (hasSpoken) return
    setSpoken(true)
    void send({ do: 'speak', phrase })
  }
  const chips = (phrases: readonly Phrase[]) =>
    phrases.map((phrase) => (
      <button
        key={phrase}
        type="button"
        className="phrase"
        aria-disabled={hasSpoken || undefined}
        onClick={() => say(phrase)}
      >
        {t(`phrase.${phrase}`)}
      </button>
    ))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <div className="phrases" role="group" aria-label={t('label')}>
      {chips(phrasesFor(screenOf(view), lines.at(-1)))}
      <Button kind="bare" aria-label={t('more')} onClick={() => setOpen(true)}>
        <Icon name="say" />
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('label')}>
        <div className="phrases all">{chips(PHRASES)}</div>
      </Dialog>
    </div>
  )
}
