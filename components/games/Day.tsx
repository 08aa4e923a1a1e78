'use client'

import { useFormatter } from 'next-intl'
import { useSyncExternalStore } from 'react'

/** A day as the reader's own calendar has it: which day it is depends on where one is. */
export function Day({ date }: { readonly date: Date }) {
  const format = useFormatter()
  const timeZone = useSyncExternalStore(never, ownTimeZone, () => 'UTC')
  return (
    <time dateTime={date.toISOString()}>
      {format.dateTime(date, { dateStyle: 'long', timeZone })}
    </time>
  )
}

function never() {
  return () => undefined
}

function ownTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
