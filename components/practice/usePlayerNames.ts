'use client'

import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { computerId, ME } from './local-table'

/** The seats of computer players at a table in the browser, as many as there can be. */
const SEATS = [1, 2, 3, 4, 5, 6] as const

/** The names at a table in the browser, by the players' ids. */
export function usePlayerNames(): Readonly<Record<string, string>> {
  const t = useTranslations('practice')
  return useMemo(
    () => ({
      [ME]: t('me'),
      ...Object.fromEntries(SEATS.map((seat) => [computerId(seat), t(`names.${seat}`)])),
    }),
    [t],
  )
}
