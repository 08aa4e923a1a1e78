import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { ReturnCode } from '@/components/account/ReturnCode'
import { SettingsForm } from '@/components/settings'
import { SafetyLinks } from '@/components/site'

interface Props {
  /** How a guest comes back; null for accounts and strangers, who have none. */
  readonly returnCode?: string | null
}

/** What every table's menu has besides the table's own: a guest's way back, settings, other pages, help. */
export function MoreOfMenu({ returnCode = null }: Props) {
  const words = useTranslations('liveTable')
  const site = useTranslations('site')
  const common = useTranslations('common')
  return (
    <>
      {returnCode !== null && <ReturnCode code={returnCode} heading="h3" />}
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
