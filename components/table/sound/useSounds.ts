'use client'

import { useEffect, useRef } from 'react'
import { useSettings } from '@/components/settings'
import type { Seat } from '@/engine/seat'
import type { LoggedEvent } from '../types'
import { openHall, play } from './instrument'
import { soundOf } from './sounds-of'

/** Lets what happens be heard, unless the reader wants no sound; behind another tab only what calls the viewer. */
export function useSounds(log: readonly LoggedEvent[], seat: Seat | null): void {
  const isOn = useSettings().settings.sound === 'on'
  const heard = useRef(log.at(-1)?.seq ?? 0)
  useEffect(() => {
    if (!isOn) return
    const open = () => openHall()
    addEventListener('pointerdown', open)
    addEventListener('keydown', open)
    return () => {
      removeEventListener('pointerdown', open)
      removeEventListener('keydown', open)
    }
  }, [isOn])
  useEffect(() => {
    const news = log.filter(({ seq }) => seq > heard.current).map(({ event }) => event)
    heard.current = log.at(-1)?.seq ?? heard.current
    const sound = soundOf(news, seat)
    if (!isOn || sound === null) return
    if (document.visibilityState === 'visible' || sound === 'bell') play(sound)
  }, [log, seat, isOn])
}
