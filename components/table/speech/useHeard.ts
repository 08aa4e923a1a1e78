'use client'

import { useEffect, useRef, useState } from 'react'
import { useSettings } from '@/components/settings'
import type { Seat } from '@/engine/seat'
import type { Phrase } from '@/engine/table/phrases'
import type { LoggedEvent } from '../types'

/** A phrase that was just said. */
export interface Heard {
  readonly seq: number
  readonly seat: Seat
  readonly phrase: Phrase
}

/** So long a phrase hangs in the air, in milliseconds. */
const LINGER = 5_000
/** So many are shown at once: the latest. */
const MOST = 3

/** The phrases said in the last seconds, while the page was open; none where the reader wants none. */
export function useHeard(log: readonly LoggedEvent[]): readonly Heard[] {
  const { settings } = useSettings()
  const [heard, setHeard] = useState<readonly Heard[]>([])
  const seen = useRef(log.at(-1)?.seq ?? 0)
  useEffect(() => {
    const news = log.flatMap(({ seq, event }) =>
      seq > seen.current && event.type === 'spoke'
        ? [{ seq, seat: event.seat, phrase: event.phrase }]
        : [],
    )
    seen.current = log.at(-1)?.seq ?? seen.current
    if (news.length === 0) return
    // One phrase a seat: a newer one takes the place of an older.
    const isOld = (one: Heard) => news.some(({ seat }) => seat === one.seat)
    setHeard((before) => [...before.filter((one) => !isOld(one)), ...news].slice(-MOST))
  }, [log])
  useEffect(() => {
    const oldest = heard[0]
    if (!oldest) return
    const timer = setTimeout(() => setHeard((all) => all.filter((one) => one !== oldest)), LINGER)
    return () => clearTimeout(timer)
  }, [heard])
  return settings.phrases === 'shown' ? heard : []
}
