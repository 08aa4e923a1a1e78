'use client'

import { useTranslations } from 'next-intl'
import { type KeyboardEvent, useId, useMemo, useState } from 'react'
import { VisuallyHidden } from '@/components/ui'
import { findCards, namedCards } from './model/find'
import { useTable } from './TableProvider'

/** The field of a by-memory table: it finds any card by its name, and tells nothing of its set. */
export function FindCard() {
  const t = useTranslations('table.composer')
  const { words, composer } = useTable()
  const id = useId()
  const [active, setActive] = useState(0)
  const all = useMemo(() => namedCards(words.deck, words.cards), [words])
  const { typed, card } = composer
  const found = card === null ? findCards(all, typed) : []
  const isOpen = found.length > 0
  const at = Math.min(active, found.length - 1)
  const press = (event: KeyboardEvent) => {
    if (!isOpen) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const chosen = event.key === 'Enter' ? found[at] : undefined
    if (step !== 0) setActive((at + step + found.length) % found.length)
    else if (chosen) composer.chooseCard(chosen.card)
    else if (event.key === 'Escape') composer.type('')
    else return
    event.preventDefault()
  }
  return (
    <div className="find">
      <label className="vh" htmlFor={id}>
        {t('which')}
      </label>
      <input
        id={id}
        className="input"
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={`${id}-found`}
        aria-autocomplete="list"
        aria-activedescendant={isOpen ? `${id}-${at}` : undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="done"
        placeholder={t('which')}
        value={typed}
        onChange={(event) => {
          setActive(0)
          composer.type(event.target.value)
        }}
        onKeyDown={press}
      />
      <div id={`${id}-found`} className="found" role="listbox" aria-label={t('found')}>
        {found.map((one, index) => (
          // The field keeps the focus: keys are heard there.
          // biome-ignore lint/a11y/useFocusableInteractive: see above
          // biome-ignore lint/a11y/useKeyWithClickEvents: see above
          <div
            key={one.card}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === at}
            onClick={() => composer.chooseCard(one.card)}
          >
            {one.name}
          </div>
        ))}
      </div>
      {typed.trim() !== '' && card === null && (
        <p className="nothing" role="status">
          {isOpen ? (
            <VisuallyHidden>{t('foundCount', { count: found.length })}</VisuallyHidden>
          ) : (
            t('nothingFound')
          )}
        </p>
      )}
    </div>
  )
}
