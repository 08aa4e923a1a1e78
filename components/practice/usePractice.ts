'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import type { Look, Send } from '@/components/table/types'
import { USUAL_PACE } from '@/engine/table/due'
import type { TableSettings } from '@/engine/table/settings'
import {
  actLocally,
  doDue,
  dueLocally,
  type LocalTable,
  ME,
  openLocalTable,
  type Surroundings,
  viewLocally,
} from './local-table'

const HERE: Surroundings = {
  now: () => Date.now(),
  random: () => Math.random(),
  secret: () =>
    Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) =>
      byte.toString(16).padStart(2, '0'),
    ).join(''),
  pace: USUAL_PACE,
}

/** What the table screen is given. */
export interface Practice {
  readonly look: Look
  readonly log: LocalTable['log']
  readonly send: Send
}

/**
 * A table played in this browser alone.
 * @param names the name of each player, by the player's id
 * @returns null until the browser has opened it: a shuffle is nothing a page could come with
 */
export function usePractice(
  settings: TableSettings,
  names: Readonly<Record<string, string>>,
): Practice | null {
  const [local, setLocal] = useState<LocalTable | null>(null)
  const latest = useRef<LocalTable>(null)
  const show = useCallback((next: LocalTable) => {
    latest.current = next
    setLocal(next)
  }, [])
  useEffect(() => {
    if (latest.current === null) show(openLocalTable(settings, HERE))
  }, [settings, show])
  useEffect(() => {
    const due = local && dueLocally(local, HERE)
    if (!local || !due) return
    const timer = setTimeout(
      () => {
        if (latest.current === local) show(doDue(local, due, HERE))
      },
      Math.max(0, due.at - HERE.now()),
    )
    return () => clearTimeout(timer)
  }, [local, show])
  const send = useCallback<Send>(
    async (command) => {
      if (latest.current === null) return { ok: false, reason: 'not-now' }
      const { local: next, answer } = actLocally(latest.current, command, HERE)
      show(next)
      return answer
    },
    [show],
  )
  if (local === null) return null
  const view = viewLocally(local)
  return {
    look: { view, names, me: ME, isHost: view.host === ME, code: null, now: HERE.now() },
    log: local.log,
    send,
  }
}
