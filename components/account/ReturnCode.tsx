import { useTranslations } from 'next-intl'
import './account.css'
import { spaced } from './spaced'

interface Props {
  readonly code: string
  /** The level of its heading where it stands. */
  readonly heading?: 'h2' | 'h3'
}

/** A guest's return code, to be written down. */
export function ReturnCode({ code, heading: Heading = 'h2' }: Props) {
  const t = useTranslations('account.page')
  return (
    <section className="account-panel">
      <Heading>{t('codeTitle')}</Heading>
      <p className="account-code">{spaced(code)}</p>
      <p>{t('codeText')}</p>
    </section>
  )
}
