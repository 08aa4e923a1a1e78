import { useSyncExternalStore } from 'react'

/** Where the browser keeps whom it calls: another person on the same device has to choose anew. */
const KEY = 'church-game:called'
const watchers = new Set<() => void>()

/** Whether this browser was told to call this person. */
export function useIsChosen(me: string | null): boolean {
  return useSyncExternalStore(
    subscribe,
    () => me !== null && kept() === me,
    () => false,
  )
}

/** Keeps whom this browser calls; null for nobody. */
export function choose(me: string | null): void {
  try {
    if (me === null) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, me)
  } catch {
    // Where nothing is kept no worker may run either, and so nobody is called.
  }
  for (const watcher of watchers) watcher()
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

function subscribe(watcher: () => void): () => void {
  watchers.add(watcher)
  addEventListener('storage', watcher)
  return () => {
    watchers.delete(watcher)
    removeEventListener('storage', watcher)
  }
}
