'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { MoreOfMenu } from '@/components/live-table/MoreOfMenu'
import { Table } from '@/components/table'
import type { TableSettings } from '@/engine/table/settings'
import { computerId, ME } from './local-table'
import { usePractice } from './usePractice'

/** A first game: one hand, strict, with the list of sets on the table. */
const SETTINGS: TableSettings = {
  deck: 'traditional',
  seats: 4,
  hands: 1,
  courtesy: 'strict',
  bluffing: true,
  list: 'shown',
  clock: null,
  open: false,
  spectators: false,
}

/** Practice: the table, played in this browser against the Verger, the Organist and the Sexton. */
export function PracticeTable() {
  const t = useTranslations('table.practice')
  const router = useRouter()
  const names = useMemo(
    () => ({
      [ME]: t('me'),
      [computerId(1)]: t('verger'),
      [computerId(2)]: t('organist'),
      [computerId(3)]: t('sexton'),
    }),
    [t],
  )
  const practice = usePractice(SETTINGS, names)
  if (practice === null) return null
  return (
    <Table
      id="practice"
      connection="live"
      onLeft={() => router.push('/')}
      menu={<MoreOfMenu />}
      {...practice}
    />
  )
}
