import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { SettingsForm } from '@/components/settings'
import { SafetyLinks } from '@/components/site'

/** What every table's menu has besides the table's own: settings, the way to other pages, help. */
export function MoreOfMenu() {
  const words = useTranslations('liveTable')
  const site = useTranslations('site')
  const common = useTranslations('common')
  return (
    <>
      <section>
        <SettingsForm />
      </section>
      <nav className="foot-links" aria-label={words('elsewhere')}>
        <Link href="/">{common('name')}</Link>
        <Link href="/tables">{site('tables')}</Link>
        <Link href="/games">{site('games')}</Link>
      </nav>
      <SafetyLinks />
    </>
  )
}
