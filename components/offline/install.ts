'use client'

import { useSyncExternalStore } from 'react'

/** A browser's offer to install the site as an app; only some browsers make one. */
interface Offer extends Event {
  readonly prompt: () => Promise<unknown>
}

let offer: Offer | null = null
const watchers = new Set<() => void>()

/** Keeps the browser's offer until somebody asks for it. @returns how to stop listening */
export function listenForOffer(): () => void {
  const hear = (event: Event) => {
    event.preventDefault()
    change('prompt' in event ? (event as Offer) : null)
  }
  const forget = () => change(null)
  addEventListener('beforeinstallprompt', hear)
  addEventListener('appinstalled', forget)
  return () => {
    removeEventListener('beforeinstallprompt', hear)
    removeEventListener('appinstalled', forget)
  }
}

/** How to install the site; null where the browser doesn't offer it. */
export function useInstall(): (() => void) | null {
  const current = useSyncExternalStore(subscribe, () => offer, never)
  if (current === null) return null
  return () => {
    // An offer can be taken up once.
    change(null)
    void current.prompt()
  }
}

function change(next: Offer | null) {
  offer = next
  for (const watcher of watchers) watcher()
}

function subscribe(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

function never(): null {
  return null
}
