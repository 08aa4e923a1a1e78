'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type ChangeEvent, type SubmitEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { Button, classNames } from '@/components/ui'
import { DIGITS, digitsIn, spacedCode, typedCode } from './code-text'
import './join.css'

interface Props {
  /** What was typed before, and turned out to be no code. */
  readonly typed?: string
  readonly fault?: string | null
  /** On a page of its own the field takes the focus. */
  readonly takesFocus?: boolean
}

/** Joining a table by its code. It works before the page's script does: then the page for joining answers. */
export function CodeForm({ typed = '', fault: told = null, takesFocus = false }: Props) {
  const words = useTranslations('join')
  const router = useRouter()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)
  const [text, setText] = useState(() => spacedCode(digitsIn(typed)))
  const [fault, setFault] = useState(told)

  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })
  function change({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const { value, selectionStart } = currentTarget
    const next = typedCode(value, selectionStart ?? value.length)
    caret.current = next.caret
    setText(next.text)
    setFault(null)
  }
  function submit(event: SubmitEvent) {
    event.preventDefault()
    const digits = digitsIn(text)
    if (digits.length === DIGITS) return router.push(`/join/${digits}`)
    setFault(words('tooShort'))
    input.current?.focus()
  }

  return (
    <form className="join" action="/join" onSubmit={submit} noValidate>
      <label htmlFor={id}>{words('label')}</label>
      <span className="join-row">
        <input
          ref={input}
          id={id}
          name="code"
          className="input"
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="go"
          // biome-ignore lint/a11y/noAutofocus: the page is there for nothing else
          autoFocus={takesFocus}
          placeholder="1234 5678"
          value={text}
          onChange={change}
          aria-describedby={classNames(`${id}-hint`, fault !== null && `${id}-fault`)}
          aria-invalid={fault !== null || undefined}
        />
        <Button type="submit">{words('go')}</Button>
      </span>
      <small id={`${id}-hint`}>{words('hint')}</small>
      {fault === null ? null : (
        <p className="join-fault" id={`${id}-fault`} role="alert">
          {fault}
        </p>
      )}
    </form>
  )
}
