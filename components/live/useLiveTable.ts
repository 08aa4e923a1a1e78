'use client'

import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { api, isLastWord } from '@/components/api'
import type { SentCommand } from '@/engine/table/sent'
import type { TableView } from '@/engine/table/view'
import { useLine } from './LiveProvider'
import { type Calls, makeTableStore } from './table-store'

/** A table that is up to date from now on, beginning with the look that came with the page. */
export function useLiveTable<Look extends { readonly view: TableView }>(
  id: string,
  first: Look,
  look: Calls<Look>['look'],
) {
  const line = useLine()
  const [store] = useState(() =>
    makeTableStore(id, first, line, {
      look,
      act: (act, signal) => api.table.act.mutate(act, { signal }),
      events: async (table, since) => (await api.table.events.query({ table, since })).events,
      isFinal: isLastWord,
    }),
  )
  useEffect(() => store.open(), [store])
  const shown = useSyncExternalStore(store.subscribe, store.shown, store.shown)
  const current = useMemo(
    () => ({ ...shown.look, view: shown.followed.view }),
    [shown.look, shown.followed.view],
  )
  const seen = useRef(current.view.seq)
  useEffect(() => {
    seen.current = current.view.seq
  }, [current])
  const send = useCallback((command: SentCommand) => store.send(command, seen.current), [store])
  return { look: current, log: shown.followed.feed, gone: shown.gone, send }
}
