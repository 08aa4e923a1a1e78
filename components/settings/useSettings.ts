'use client'

import { useSyncExternalStore } from 'react'
import {
  attributesOf,
  readSettings,
  SETTINGS_KEY,
  type Settings,
  USUAL,
  writeSettings,
} from './settings'

const YEAR = 60 * 60 * 24 * 365
const watchers = new Set<() => void>()
let known: { readonly written: string; readonly settings: Settings } | null = null

/** The reader's settings, and how to change them: at once, on every tab, and from the next page's first paint on. */
export function useSettings() {
  const settings = useSyncExternalStore(subscribe, current, () => USUAL)
  return { settings, change }
}

function change(part: Partial<Settings>) {
  const settings = { ...current(), ...part }
  const written = writeSettings(settings)
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API isn't everywhere yet, and not on plain http
  document.cookie = `${SETTINGS_KEY}=${encodeURIComponent(written)}; path=/; max-age=${YEAR}; samesite=lax`
  try {
    localStorage.setItem(SETTINGS_KEY, written)
  } catch {
    // Some browsers keep nothing: the cookie does.
  }
  applySettings()
}

function current(): Settings {
  const written = cookieText()
  if (known?.written !== written) known = { written, settings: readSettings(written) }
  return known.settings
}

function cookieText(): string {
  const start = `${SETTINGS_KEY}=`
  const cookie = document.cookie.split('; ').find((each) => each.startsWith(start))
  return decodeURIComponent(cookie?.slice(start.length) ?? '')
}

/** Puts the reader's settings on the page, which may come from before they were chosen. */
export function applySettings() {
  for (const [name, value] of Object.entries(attributesOf(current()))) {
    if (value === undefined) document.documentElement.removeAttribute(name)
    else document.documentElement.setAttribute(name, value)
  }
  for (const watcher of watchers) watcher()
}

function subscribe(watcher: () => void): () => void {
  const elsewhere = ({ key }: StorageEvent) => {
    if (key === SETTINGS_KEY) applySettings()
  }
  watchers.add(watcher)
  addEventListener('storage', elsewhere)
  return () => {
    watchers.delete(watcher)
    removeEventListener('storage', elsewhere)
  }
}
