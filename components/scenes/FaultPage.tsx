'use client'

import { useTranslations } from 'next-intl'
import { Button, buttonClass } from '@/components/ui'
import { ScenePage } from './ScenePage'

/** What shows when a page fails. What went wrong is in the server's log, not here. */
export function FaultPage({ retry }: { readonly retry: () => void }) {
  const words = useTranslations('common.fault')
  return (
    <ScenePage scene="fallen" title={words('title')}>
      <p>{words('text')}</p>
      <p className="actions">
        <Button kind="main" onClick={retry}>
          {words('again')}
        </Button>
        {/* The whole page anew: whatever failed is left behind. */}
        <a className={buttonClass()} href="/">
          {words('home')}
        </a>
      </p>
    </ScenePage>
  )
}
