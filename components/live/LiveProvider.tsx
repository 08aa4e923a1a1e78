'use client'

import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { api, isLastWord } from '@/components/api'
import { type Line, makeLine } from './line'
import type { Link } from './news'
import { polling } from './poll'

const Context = createContext<Line | null>(null)

/** The page's line to the server. */
export function useLine(): Line {
  const line = use(Context)
  if (line === null) throw new Error('this belongs inside <LiveProvider>')
  return line
}

interface Props {
  /** The player who is signed in: tabs of the same player share a line. Null for strangers. */
  readonly me: string | null
  readonly children: ReactNode
}

/** Gives the page its line to the server; it opens when something on the page listens. */
export function LiveProvider({ me, children }: Props) {
  const [line] = useState(() => makeLine(`church-game ${me ?? ''}`, polling(eventsAfter)))
  return <Context value={line}>{children}</Context>
}

async function eventsAfter(table: string, since: number, signal: AbortSignal) {
  try {
    return await api.table.events.query({ table, since }, { signal })
  } catch (error) {
    if (isLastWord(error, 1)) return null
    throw error
  }
}

/** A break shorter than this isn't worth a word, in milliseconds. */
const BLINK = 1_500

/** How the page hangs together with the server, short breaks left out. */
export function useLink(): Link {
  const line = useLine()
  const link = useSyncExternalStore(line.onLink, line.link, () => 'connecting' as const)
  const [shown, show] = useState<Link>(link)
  useEffect(() => {
    const timer = setTimeout(() => show(link), link === 'lost' ? BLINK : 0)
    return () => clearTimeout(timer)
  }, [link])
  return shown
}
