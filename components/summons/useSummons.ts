'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { workerReady } from '@/components/offline'
import type { TableView } from '@/engine/table/view'
import { awaitedIn } from './awaited'
import { useIsChosen } from './chosen'
import { abilityHere } from './device'

/** A table as far as calls go. */
interface Place {
  readonly id: string
  readonly view: TableView
  readonly me: string | null
  /** The host's name. */
  readonly host: string
}

/**
 * Calls the viewer from a table that is open behind another tab. The call has the tag that the house's own has, so that
 * there is never more than one; it is taken back once it has been heard.
 */
export function useSummons({ id, view, me, host }: Place): void {
  const t = useTranslations('summons.call')
  const isOn = useIsChosen(me)
  const awaited = awaitedIn(view)
  const before = useRef(awaited)
  useEffect(() => {
    const isNew = awaited !== null && awaited !== before.current
    before.current = awaited
    if (!isOn || abilityHere() !== 'able' || Notification.permission !== 'granted') return
    const tag = `table-${id}`
    const icon = '/icons/192.png'
    if (isNew && document.visibilityState === 'hidden') {
      const told = { body: t('where', { host }), tag, icon, data: { table: id } }
      void withWorker((worker) => worker.showNotification(t(awaited), told))
    }
    const takeBack = () => {
      if (awaited !== null && document.visibilityState === 'hidden') return
      void withWorker(async (worker) => {
        for (const call of await worker.getNotifications({ tag })) call.close()
      })
    }
    takeBack()
    document.addEventListener('visibilitychange', takeBack)
    return () => document.removeEventListener('visibilitychange', takeBack)
  }, [id, awaited, isOn, host, t])
}

/** A browser that can't tell is no reason for a table to stumble. */
async function withWorker(tell: (worker: ServiceWorkerRegistration) => Promise<unknown>) {
  await workerReady()
    .then(tell)
    .catch(() => undefined)
}
