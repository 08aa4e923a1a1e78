'use client'

import { useEffect, useRef } from 'react'
import { useSettings } from '@/components/settings'
import { useAnnounce } from '@/components/ui'
import { mergeTold } from './model/merge'
import { type Told, toldOf } from './model/told'
import type { LoggedEvent, Look } from './types'
import type { TableWords } from './words'

/** So long events are gathered into one sentence while the last one is being read, in milliseconds. */
const GATHER = 1_500

/** Reads out what happens from now on: the first thing at once, what comes while it is read as one sentence. */
export function useTelling(log: readonly LoggedEvent[], look: Look, words: TableWords): void {
  const announce = useAnnounce()
  const hearsPhrases = useSettings().settings.phrases === 'shown'
  const heard = useRef(log.at(-1)?.seq ?? look.view.seq)
  const waiting = useRef<Told[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(words)
  useEffect(() => {
    latest.current = words
  }, [words])

  useEffect(() => {
    const teller = {
      seat: look.view.seat,
      me: look.me,
      isStrict: look.view.settings.courtesy === 'strict',
      hearsPhrases,
    }
    for (const { seq, event } of log) {
      if (seq <= heard.current) continue
      heard.current = seq
      const told = toldOf(event, teller)
      if (told) waiting.current.push(told)
    }
    const tell = () => {
      timer.current = undefined
      const merged = mergeTold(waiting.current)
      waiting.current = []
      if (merged.length === 0) return
      const isUrgent = merged.some(({ urgent }) => urgent)
      announce(merged.map(latest.current.told).join(' '), isUrgent ? 'assertive' : 'polite')
      timer.current = setTimeout(tell, GATHER)
    }
    if (timer.current === undefined) tell()
  }, [log, look, announce, hearsPhrases])

  useEffect(
    () => () => {
      clearTimeout(timer.current)
      timer.current = undefined
    },
    [],
  )
}
