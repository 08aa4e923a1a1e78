import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { ReturnCode } from '@/components/account/ReturnCode'
import { SettingsForm } from '@/components/settings'
import { SafetyLinks } from '@/components/site'
import { CallMe } from '@/components/summons'

interface Props {
  /** How a guest comes back; null for accounts and strangers, who have none. */
  readonly returnCode?: string | null
  /** Who may be called to the table by this device; null for those who don't sit there. */
  readonly me?: string | null
}

/** What every table's menu has besides the table's own: a guest's way back, settings, other pages, help. */
export function MoreOfMenu({ returnCode = null, me = null }: Props) {
  const words = useTranslations('liveTable')
  const site = useTranslations('site')
  const common = useTranslations('common')
  return (
    <>
      {returnCode !== null && <ReturnCode code={returnCode} heading="h3" />}
      <CallMe me={me} />
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
