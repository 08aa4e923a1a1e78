'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import type { Moment } from './model/moment'

/** Tells in the tab's title that something is expected of the viewer. */
export function useTitle(moment: Moment | null, table: string): void {
  const t = useTranslations('table.title')
  useEffect(() => {
    if (moment !== 'asking' && moment !== 'thanks') return
    const before = document.title
    const mine = t(moment === 'asking' ? 'yourTurn' : 'thanks', { table })
    document.title = mine
    return () => {
      if (document.title === mine) document.title = before
    }
  }, [moment, table, t])
}
