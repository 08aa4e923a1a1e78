'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { MoreOfMenu } from '@/components/live-table/MoreOfMenu'
import { InstallOffer } from '@/components/offline'
import { Button } from '@/components/ui'
import { NewGame } from './NewGame'
import type { Wishes } from './wishes'
import './practice.css'

interface Props {
  /** Whether a game is being played. */
  readonly isRunning: boolean
  readonly begin: (wishes: Wishes) => void
}

/** What the table's menu has in practice: another game, learning, and what every table's has. */
export function PracticeMenu({ isRunning, begin }: Props) {
  const t = useTranslations('practice.menu')
  const [isChoosing, setChoosing] = useState(false)
  return (
    <>
      <section className="practice-menu">
        <h3>{t('title')}</h3>
        <Button onClick={() => setChoosing(true)}>{t('newGame')}</Button>
        <Link href="/learn">{t('learn')}</Link>
        <InstallOffer label={t('install')} why={t('installWhy')} />
      </section>
      <MoreOfMenu />
      {isChoosing && (
        <NewGame isRunning={isRunning} begin={begin} onClose={() => setChoosing(false)} />
      )}
    </>
  )
}
