'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { mergeTold } from './model/merge'
import { type Told, toldOf } from './model/told'
import type { LoggedEvent, Look } from './types'

/** More sentences than this nobody reads: the latest are shown. */
const MOST = 6
/** Fewer than this are on the screen anyway. */
const FEWEST = 3

const PREFIX = 'church-game:seen:'

/** What the viewer missed while the page was closed or another tab was in front, until it is read. */
export function useWhileAway(id: string, log: readonly LoggedEvent[], look: Look) {
  const [told, setTold] = useState<readonly Told[]>([])
  const latest = useRef({ log, look })
  useEffect(() => {
    const seen = seenOf(id)
    const { log, look } = latest.current
    if (seen !== null && seen < look.view.seq) setTold(missedSince(seen, log, look))
  }, [id])
  useEffect(() => {
    latest.current = { log, look }
    if (document.visibilityState === 'visible') keepSeen(id, look.view.seq)
  }, [id, log, look])
  useEffect(() => {
    const comeBack = () => {
      if (document.visibilityState !== 'visible') return
      const { log, look } = latest.current
      const seen = seenOf(id)
      keepSeen(id, look.view.seq)
      if (seen !== null) setTold(missedSince(seen, log, look))
    }
    document.addEventListener('visibilitychange', comeBack)
    return () => document.removeEventListener('visibilitychange', comeBack)
  }, [id])
  const dismiss = useCallback(() => setTold([]), [])
  return { told, dismiss }
}

/** What there is to tell of the events after the last one seen; nothing where it was little. */
export function missedSince(seen: number, log: readonly LoggedEvent[], look: Look): Told[] {
  const teller = {
    seat: look.view.seat,
    me: look.me,
    isStrict: look.view.settings.courtesy === 'strict',
    hearsPhrases: false,
  }
  const told = log
    .filter(({ seq }) => seq > seen)
    .flatMap(({ event }) => toldOf(event, teller) ?? [])
    .filter(({ sentence }) => !sentence.startsWith('told.turn') && sentence !== 'told.owed')
  return told.length < FEWEST ? [] : mergeTold(told).slice(-MOST)
}

function seenOf(id: string): number | null {
  try {
    const seen = localStorage.getItem(PREFIX + id)
    return seen === null ? null : Number(seen)
  } catch {
    return null
  }
}

function keepSeen(id: string, seq: number): void {
  try {
    localStorage.setItem(PREFIX + id, String(seq))
  } catch {}
}
