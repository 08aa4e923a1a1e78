'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import type { LoggedEvent } from '../types'

/**
 * The latest event of some kind that came while the page was looked at, until it is done with. What happened before,
 * or behind another tab, is not made a show of.
 */
export function useFresh<Found>(
  log: readonly LoggedEvent[],
  find: (event: LoggedEvent['event']) => Found | null,
) {
  const [fresh, setFresh] = useState<{ readonly seq: number; readonly found: Found } | null>(null)
  const seen = useRef(log.at(-1)?.seq ?? 0)
  useEffect(() => {
    const news = log.filter(({ seq }) => seq > seen.current)
    seen.current = log.at(-1)?.seq ?? seen.current
    if (document.visibilityState !== 'visible') return
    for (const { seq, event } of news) {
      const found = find(event)
      if (found !== null) setFresh({ seq, found })
    }
  }, [log, find])
  const done = useCallback(() => setFresh(null), [])
  return { fresh, done }
}
