'use client'

import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react'
import { type Announcer, SILENT, said, say, type Urgency } from './announcer'

type Announce = (text: string, urgency?: Urgency) => void

const Context = createContext<Announce>(() => undefined)

/** So long a sentence stands before the next one takes its place, in milliseconds. */
const STANDS = 1_500

/** Tells those who listen what happens on the page. */
export function useAnnounce(): Announce {
  return useContext(Context)
}

/** The page's two live regions. What is announced while one is being read is gathered, and read in one go. */
export function LiveRegion({ children }: { readonly children: ReactNode }) {
  const [announcer, change] = useState(SILENT)
  const announce = useCallback<Announce>(
    (text, urgency = 'polite') => change((old) => say(old, text, urgency)),
    [],
  )
  return (
    <Context value={announce}>
      {children}
      <Region announcer={announcer} urgency="polite" change={change} />
      <Region announcer={announcer} urgency="assertive" change={change} />
    </Context>
  )
}

interface RegionProps {
  readonly announcer: Announcer
  readonly urgency: Urgency
  readonly change: (update: (old: Announcer) => Announcer) => void
}

function Region({ announcer, urgency, change }: RegionProps) {
  const text = announcer.saying[urgency]
  useEffect(() => {
    if (text === '') return
    const timer = setTimeout(() => change((old) => said(old, urgency)), STANDS)
    return () => clearTimeout(timer)
  }, [text, urgency, change])
  return (
    <div
      className="vh"
      role={urgency === 'polite' ? 'status' : 'alert'}
      aria-live={urgency}
      aria-atomic="true"
    >
      {text === '' ? null : <span key={announcer.count}>{text}</span>}
    </div>
  )
}
