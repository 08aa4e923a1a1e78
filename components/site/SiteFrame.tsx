import { useTranslations } from 'next-intl'
import { type ReactNode, Suspense } from 'react'
import { LiveRegion } from '@/components/ui'
import { SiteFooter } from './SiteFooter'
import { type Reader, SiteHeader } from './SiteHeader'
import './site.css'

interface Props {
  readonly reader: Reader | null
  readonly isFront?: boolean
  readonly children: ReactNode
}

/** What is round every page but a table: its head, its foot, and the way past them. The page brings its own `main`. */
export function SiteFrame({ reader, isFront = false, children }: Props) {
  const words = useTranslations('common')
  return (
    <div className="site">
      <a className="skip" href="#main">
        {words('skip')}
      </a>
      <Suspense>
        <SiteHeader reader={reader} isFront={isFront} />
      </Suspense>
      <LiveRegion>{children}</LiveRegion>
      <SiteFooter />
    </div>
  )
}
