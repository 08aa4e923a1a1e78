import Link from 'next/link'
import { useTranslations } from 'next-intl'

/** The foot of every page: where to turn when something is wrong. */
export function SiteFooter() {
  const words = useTranslations('site')
  return (
    <footer className="foot">
      <p>{words('promise')}</p>
      <SafetyLinks />
    </footer>
  )
}

/** The two links that are within reach on every page, a table's too. */
export function SafetyLinks() {
  const words = useTranslations('site')
  return (
    <nav className="foot-links" aria-label={words('help')}>
      <Link href="/safeguarding">{words('safeguarding')}</Link>
      <Link href="/report">{words('report')}</Link>
    </nav>
  )
}
