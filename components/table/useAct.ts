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
   * Sends a command. What is played waits for no other: a second tap on the same, or a request while one is on its way,
   * is a tap too many. Anything else waits its turn, so that nothing asked for is lost.
   * @returns whether it was heard
   */
  readonly act: (command: SentCommand) => Promise<boolean>
  readonly dismiss: () => void
}

/** Sends one command after another and tells what came of each: nothing is shown as done before it is. */
export function useAct(send: Send): Act {
  const [pending, setPending] = useState<SentCommand | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const line = useRef<{ key: string; done: Promise<unknown> }[]>([])
  const act = useCallback(
    async (command: SentCommand) => {
      const key = JSON.stringify(command)
      const before = line.current
      const isTooMany = before.length > 0 && command.do === 'play'
      if (isTooMany || before.some((other) => other.key === key)) return false
      const waited = Promise.all(before.map(({ done }) => done))
      const done = waited.then(() => {
        setPending(command)
        setRefusal(null)
        return send(command).catch(() => ({ ok: false, reason: 'failed' as const }))
      })
      line.current = [...before, { key, done }]
      const answer = await done
      line.current = line.current.filter((other) => other.done !== done)
      setPending(null)
      if (!answer.ok) setRefusal(answer.reason ?? 'failed')
      return answer.ok
    },
    [send],
  )
  const dismiss = useCallback(() => setRefusal(null), [])
  return useMemo(() => ({ pending, refusal, act, dismiss }), [pending, refusal, act, dismiss])
}
