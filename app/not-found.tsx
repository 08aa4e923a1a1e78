import type { Metadata } from 'next'
import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import { ScenePage } from '@/components/scenes/ScenePage'
import { buttonClass } from '@/components/ui'
import { Framed } from './Framed'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('common.notFound'))('title') }
}

/** The page for an address that has none. */
export default async function NotFound() {
  const words = await getTranslations('common.notFound')
  return (
    <Framed>
      <ScenePage scene="door" title={words('title')}>
        <p>{words('text')}</p>
        <p className="actions">
          <Link className={buttonClass('main')} href="/">
            {words('home')}
          </Link>
          <Link className={buttonClass()} href="/tables">
            {words('tables')}
          </Link>
        </p>
      </ScenePage>
    </Framed>
  )
}
