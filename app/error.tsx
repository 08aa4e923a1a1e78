'use client'

import { useTranslations } from 'next-intl'

/** What shows when a page fails. What went wrong is in the server's log, not here. */
export default function PageFault({ reset }: { reset: () => void }) {
  const words = useTranslations('common.fault')
  return (
    <main>
      <h1>{words('title')}</h1>
      <p>{words('text')}</p>
      <button type="button" onClick={reset}>
        {words('again')}
      </button>
    </main>
  )
}
