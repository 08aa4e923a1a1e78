'use client'

import { useEffect } from 'react'
import type { Seat } from '@/engine/seat'
import type { Moment } from './model/moment'
import type { Composer } from './useComposer'

/**
 * Keys of the table: 1 to 9 choose the player, in an empty field too; T says thank you. Not while one types, or a
 * dialog is open.
 */
export function useKeys(moment: Moment | null, others: readonly Seat[], composer: Composer): void {
  useEffect(() => {
    if (moment === null || moment === 'watching' || moment === 'away') return
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
      const seat = others[Number.parseInt(event.key, 10) - 1]
      if (isTyping(event.target, seat !== undefined)) return
      if (document.querySelector('dialog[open]')) return
      if (seat !== undefined) composer.chooseWhom(seat)
      else if (event.key.toLowerCase() === 't' && moment === 'thanks') composer.thank()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [moment, others, composer])
}

function isTyping(target: EventTarget | null, isSeat: boolean): boolean {
  if (!(target instanceof HTMLInputElement) || target.type === 'radio') return false
  return !isSeat || target.value !== ''
}
