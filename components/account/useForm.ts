'use client'

import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { type Answer, fieldOf, NO_ANSWER, type Refused } from './answer'

/** What was typed, by the field's name. */
export type Typed = Readonly<Record<string, string>>

/**
 * A form that is sent without leaving the page. A refusal is shown until the next answer, and the focus goes to the
 * field that has to change.
 * @param send sends what was typed
 * @param done what happens when it was taken
 */
export function useForm(send: (typed: Typed) => Promise<Answer>, done?: (typed: Typed) => void) {
  const form = useRef<HTMLFormElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Refused | null>(null)

  useEffect(() => {
    const field = refused && fieldOf(refused.fault)
    const input = field && form.current?.elements.namedItem(field)
    if (input instanceof HTMLElement) input.focus()
  }, [refused])

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const { submitter } = event.nativeEvent
    const fields = [...new FormData(event.currentTarget, submitter)]
    const typed = Object.fromEntries(fields.map(([name, value]) => [name, String(value)]))
    setBusy(true)
    const answer = await send(typed).catch(() => NO_ANSWER)
    setRefused(answer.ok ? null : answer)
    setBusy(false)
    if (answer.ok) done?.(typed)
  }

  const props = { ref: form, onSubmit: submit, noValidate: true, method: 'post' } as const
  return { props, isBusy, refused }
}
