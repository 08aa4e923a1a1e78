'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { CodeForm } from '@/components/join'
import { ScenePage } from '@/components/scenes/ScenePage'
import { Button, buttonClass } from '@/components/ui'

/** The end of the tutorial, and the ways on from there. */
export function Learnt({ onAgain }: { readonly onAgain: () => void }) {
  const t = useTranslations('learn.learnt')
  return (
    <ScenePage scene="slip" title={t('title')}>
      <p>{t('text')}</p>
      <Link className={buttonClass('say')} href="/practice">
        {t('play')}
      </Link>
      <CodeForm />
      <p className="actions">
        <Button kind="quiet" onClick={onAgain}>
          {t('again')}
        </Button>
        <Link href="/rules">{t('rules')}</Link>
      </p>
    </ScenePage>
  )
}
