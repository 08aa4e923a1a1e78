'use client'

import { useLocale } from 'next-intl'
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import {
  canListen,
  faultOf,
  type HearingFault,
  makeRecognition,
  type Recognition,
  transcriptOf,
} from './recognition'

/** The browser's ear. */
export interface Voice {
  readonly canListen: boolean
  readonly isListening: boolean
  /** Why nothing was heard the last time; null where something was. */
  readonly fault: HearingFault | null
  readonly listen: () => void
  readonly stop: () => void
}

const never = () => () => {}

/**
 * Listens until the speaker falls silent.
 * @param hear told what was heard, again and again while the speaker goes on
 */
export function useVoice(hear: (said: string) => void): Voice {
  const locale = useLocale()
  const can = useSyncExternalStore(never, canListen, () => false)
  const [isListening, setListening] = useState(false)
  const [fault, setFault] = useState<HearingFault | null>(null)
  const running = useRef<Recognition>(null)
  const latest = useRef(hear)
  useEffect(() => {
    latest.current = hear
  }, [hear])
  useEffect(
    () => () => {
      running.current?.abort()
      running.current = null
    },
    [],
  )
  const listen = useCallback(() => {
    if (running.current !== null) return
    const recognition = makeRecognition(locale)
    if (recognition === null) return
    const isRunning = () => running.current === recognition
    recognition.onresult = (event) => isRunning() && latest.current(transcriptOf(event))
    recognition.onerror = ({ error }) => isRunning() && setFault(faultOf(error))
    recognition.onend = () => {
      if (!isRunning()) return
      running.current = null
      setListening(false)
    }
    running.current = recognition
    setFault(null)
    setListening(true)
    try {
      recognition.start()
    } catch {
      running.current = null
      setListening(false)
      setFault('failed')
    }
  }, [locale])
  const stop = useCallback(() => running.current?.stop(), [])
  return { canListen: can, isListening, fault, listen, stop }
}
