'use client'

import { useLocale } from 'next-intl'
import { useSyncExternalStore } from 'react'

/** A day as the reader's own calendar has it: which day it is, and how it is written, depends on where one is. */
export function Day({ date }: { readonly date: Date }) {
  const language = useLocale()
  const isHere = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
  const own = isHere ? navigator.languages.find((each) => each.startsWith(language)) : undefined
  const format = new Intl.DateTimeFormat(own ?? (language === 'en' ? 'en-GB' : language), {
    dateStyle: 'long',
    // Before the page is alive nobody knows where the reader is.
    ...(isHere ? {} : { timeZone: 'UTC' }),
  })
  return <time dateTime={date.toISOString()}>{format.format(date)}</time>
}
