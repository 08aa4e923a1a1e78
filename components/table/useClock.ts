'use client'

import { useEffect, useState } from 'react'
import { secondsLeft } from './model/clock'

/**
 * Whole seconds until a moment of the server's clock; null where none is given.
 * @param serverNow the server's clock when the table was last looked at: what the browser's own clock says is
 *   only used for how long ago that was
 */
export function useClock(end: number | null, serverNow: number): number | null {
  const [ahead, setAhead] = useState<number | null>(null)
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    setAhead(serverNow - Date.now())
    setNow(serverNow)
  }, [serverNow])
  useEffect(() => {
    if (end === null || ahead === null) return
    const tick = () => setNow(Date.now() + ahead)
    tick()
    const timer = setInterval(tick, 250)
    return () => clearInterval(timer)
  }, [end, ahead])
  return end === null ? null : secondsLeft(end, now)
}
