'use client'

import { useLocale } from 'next-intl'
import { useCallback, useEffect, useState } from 'react'
import { api } from '@/components/api'
import { choose, useIsChosen } from './chosen'
import { abilityHere, subscribe, unsubscribe } from './device'
import type { Device } from './types'

/** Whether this device calls its player, and how to change it. */
export interface Calls {
  readonly isOn: boolean
  readonly isBusy: boolean
  readonly hasFailed: boolean
  readonly turnOn: () => Promise<void>
  readonly turnOff: () => Promise<void>
}

/** The calls to this player on this device. The browser asks for permission when they are turned on. */
export function useCalls(me: string | null): Calls {
  const locale = useLocale() as Device['locale']
  const isOn = useIsChosen(me)
  const [state, setState] = useState<'still' | 'busy' | 'failed'>('still')
  const doing = useCallback(async (work: () => Promise<void>) => {
    setState('busy')
    const next = await work().then(
      () => 'still' as const,
      () => 'failed' as const,
    )
    setState(next)
  }, [])
  const turnOn = () =>
    doing(async () => {
      if ((await Notification.requestPermission()) !== 'granted') return
      await tellHouse(locale)
      choose(me)
    })
  const turnOff = () =>
    doing(async () => {
      choose(null)
      const endpoint = await unsubscribe()
      if (endpoint !== null) await api.account.dontCallMe.mutate({ endpoint })
    })
  return { isOn, isBusy: state === 'busy', hasFailed: state === 'failed', turnOn, turnOff }
}

/** Keeps the house told of a device that calls: its address may have changed, or its session be a new one. */
export function useStayCalled(me: string | null): void {
  const locale = useLocale() as Device['locale']
  const isOn = useIsChosen(me)
  useEffect(() => {
    if (!isOn || abilityHere() !== 'able' || Notification.permission !== 'granted') return
    // What fails now is tried again when a table is opened next.
    void tellHouse(locale).catch(() => undefined)
  }, [isOn, locale])
}

async function tellHouse(locale: Device['locale']): Promise<void> {
  const device = await subscribe(await api.account.callKey.query())
  await api.account.callMe.mutate({ device: { ...device, locale } })
}
