import { useTranslations } from 'next-intl'
import { CodeForm } from '@/components/join'
import { PaperPage } from '@/components/ui'

/** Where there is no table, or none for whoever looks. */
export function NotHere() {
  const words = useTranslations('join')
  return (
    <PaperPage title={words('notFound')}>
      <div className="stack">
        <p>{words('notFoundText')}</p>
        <CodeForm />
      </div>
    </PaperPage>
  )
}
