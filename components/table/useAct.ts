'use client'

import { useCallback, useMemo, useRef, useState } from 'react'
import type { SentCommand } from '@/engine/table/sent'
import type { Refusal, Send } from './types'

/** What was sent, and what came of it. */
export interface Act {
  /** The command that is on its way; null where none is. */
  readonly pending: SentCommand | null
  /** Why the last command wasn't heard; null where it was. */
  readonly refusal: Refusal | null
  /**
   * Sends a command, unless one is on its way: a tap too many is no second command.
   * @returns whether it was heard
   */
  readonly act: (command: SentCommand) => Promise<boolean>
  readonly dismiss: () => void
}

/** Sends one command after another and tells what came of each: nothing is shown as done before it is. */
export function useAct(send: Send): Act {
  const [pending, setPending] = useState<SentCommand | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const isBusy = useRef(false)
  const act = useCallback(
    async (command: SentCommand) => {
      if (isBusy.current) return false
      isBusy.current = true
      setPending(command)
      setRefusal(null)
      const answer = await send(command).catch(() => ({ ok: false, reason: 'failed' as const }))
      isBusy.current = false
      setPending(null)
      if (!answer.ok) setRefusal(answer.reason ?? 'failed')
      return answer.ok
    },
    [send],
  )
  const dismiss = useCallback(() => setRefusal(null), [])
  return useMemo(() => ({ pending, refusal, act, dismiss }), [pending, refusal, act, dismiss])
}
