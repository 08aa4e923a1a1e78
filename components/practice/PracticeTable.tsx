'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { Waiting } from '@/components/scenes/Waiting'
import { Table } from '@/components/table'
import { PracticeMenu } from './PracticeMenu'
import { usePlayerNames } from './usePlayerNames'
import { usePractice } from './usePractice'

/** Practice: the table, played in this browser against the Verger, the Organist and others. */
export function PracticeTable() {
  const t = useTranslations('practice')
  const router = useRouter()
  const names = usePlayerNames()
  const practice = usePractice()
  if (practice === null) return <Waiting>{t('opening')}</Waiting>
  const { game, look, log, send, begin } = practice
  return (
    <Table
      key={game}
      id="practice"
      connection="live"
      look={{ ...look, names }}
      log={log}
      send={send}
      leaving={t('leaving')}
      onLeft={() => router.push('/')}
      menu={<PracticeMenu isRunning={look.view.phase === 'playing'} begin={begin} />}
    />
  )
}
