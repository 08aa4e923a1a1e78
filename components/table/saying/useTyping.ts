'use client'

import { useEffect, useRef } from 'react'

const LETTER = /^\p{L}$/u

/**
 * Hears a letter typed anywhere on the page but in a field or a dialog. Fingers on glass type nothing there, so that
 * nobody's keyboard opens unasked.
 * @param hear told the letter before it goes anywhere
 */
export function useTyping(isOn: boolean, hear: (letter: string) => void): void {
  const latest = useRef(hear)
  useEffect(() => {
    latest.current = hear
  }, [hear])
  useEffect(() => {
    if (!isOn) return
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (!LETTER.test(event.key) || isWritten(event.target)) return
      if (document.querySelector('dialog[open]') === null) latest.current(event.key)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isOn])
}

/** Whether keys are text where they were pressed, or a choice by its first letter. */
function isWritten(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return target.type !== 'radio'
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
}
