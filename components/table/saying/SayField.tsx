'use client'

import { useTranslations } from 'next-intl'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useTable } from '../TableProvider'
import { Choices, useChoices } from './Choices'
import { Hint } from './Hint'
import { useTyping } from './useTyping'
import { Voice } from './Voice'

interface Props {
  /** Whether what is typed anywhere on the page goes here. */
  readonly isOnlyWay: boolean
  /** Whether it was just opened by its own button. */
  readonly takesFocus: boolean
}

/**
 * The field in which a card is named, or the whole request is written or spoken. It finds any card by its name and
 * tells nothing of its set. Enter says what is written, if it is clear.
 */
export function SayField({ isOnlyWay, takesFocus }: Props) {
  const t = useTranslations('table.composer')
  const { composer } = useTable()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [active, setActive] = useState(0)
  const choices = useChoices()
  const { typed } = composer
  const isOpen = choices.length > 0
  const at = Math.min(active, choices.length - 1)
  const startsFocused = useRef(takesFocus || typed !== '')
  useEffect(() => {
    if (startsFocused.current) field.current?.focus({ preventScroll: true })
  }, [])
  useTyping(isOnlyWay, () => field.current?.focus({ preventScroll: true }))
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && isOpen) setActive((at + step + choices.length) % choices.length)
    else if (event.key === 'Enter') {
      // Held down it says nothing that hasn't been seen yet.
      if (event.repeat) return event.preventDefault()
      if (isOpen) choices[at]?.choose()
      else composer.say()
    } else if (event.key === 'Escape' && typed !== '') composer.type('')
    else return
    event.preventDefault()
  }
  return (
    <div className="find">
      <label className="vh" htmlFor={id}>
        {t('say')}
      </label>
      <div className="sayfield">
        <input
          id={id}
          ref={field}
          className="input"
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={`${id}-found`}
          aria-autocomplete="list"
          aria-activedescendant={isOpen ? `${id}-found-${at}` : undefined}
          aria-describedby={`${id}-how`}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={200}
          enterKeyHint={isOpen ? 'next' : 'send'}
          placeholder={t('which')}
          value={typed}
          onChange={(event) => {
            setActive(0)
            composer.type(event.target.value)
          }}
          onKeyDown={press}
        />
        <Voice />
      </div>
      <span id={`${id}-how`} className="vh">
        {t('sayHow')}
      </span>
      <Choices id={`${id}-found`} choices={choices} at={at} />
      <Hint choices={choices.length} />
    </div>
  )
}
