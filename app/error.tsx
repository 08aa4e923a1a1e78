'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { Button, buttonClass, PaperPage } from '@/components/ui'

/** What shows when a page fails. What went wrong is in the server's log, not here. */
export default function PageFault({ reset }: { reset: () => void }) {
  const words = useTranslations('common.fault')
  return (
    <PaperPage title={words('title')}>
      <div className="stack">
        <p>{words('text')}</p>
        <p className="actions">
          <Button kind="main" onClick={reset}>
            {words('again')}
          </Button>
          <Link className={buttonClass()} href="/">
            {words('home')}
          </Link>
        </p>
      </div>
    </PaperPage>
  )
}
