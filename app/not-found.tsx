import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import { buttonClass, PaperPage } from '@/components/ui'
import { Framed } from './Framed'

/** The page for an address that has none. */
export default async function NotFound() {
  const words = await getTranslations('common.notFound')
  return (
    <Framed>
      <PaperPage title={words('title')}>
        <div className="stack">
          <p>{words('text')}</p>
          <p className="actions">
            <Link className={buttonClass('main')} href="/">
              {words('home')}
            </Link>
          </p>
        </div>
      </PaperPage>
    </Framed>
  )
}
