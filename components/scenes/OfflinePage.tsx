'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { Button, buttonClass } from '@/components/ui'
import { ScenePage } from './ScenePage'

/** What stands in for a page that can't be fetched without a connection. */
export function OfflinePage() {
  const words = useTranslations('common.offline')
  return (
    <ScenePage scene="tins" title={words('title')}>
      <p>{words('text')}</p>
      <p className="actions">
        <Button kind="main" onClick={() => location.reload()}>
          {words('again')}
        </Button>
        <Link className={buttonClass()} href="/practice">
          {words('practice')}
        </Link>
      </p>
    </ScenePage>
  )
}
