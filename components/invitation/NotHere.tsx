import { useTranslations } from 'next-intl'
import { CodeForm } from '@/components/join'
import { ScenePage } from '@/components/scenes/ScenePage'

/** Where there is no table, or none for whoever looks. */
export function NotHere() {
  const words = useTranslations('join')
  return (
    <ScenePage scene="door" title={words('notFound')}>
      <p>{words('notFoundText')}</p>
      <CodeForm />
    </ScenePage>
  )
}
