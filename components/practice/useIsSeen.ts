'use client'

import { useSyncExternalStore } from 'react'

/** Whether the page is before somebody's eyes, and not behind another tab. */
export function useIsSeen(): boolean {
  return useSyncExternalStore(subscribe, isSeen, () => true)
}

function isSeen(): boolean {
  return document.visibilityState === 'visible'
}

function subscribe(tell: () => void): () => void {
  document.addEventListener('visibilitychange', tell)
  return () => document.removeEventListener('visibilitychange', tell)
}
