import { useTranslations } from 'next-intl'
import { spaced } from './spaced'

/** A guest's return code, to be written down. */
export function ReturnCode({ code }: { readonly code: string }) {
  const t = useTranslations('account.page')
  return (
    <section className="account-panel">
      <h2>{t('codeTitle')}</h2>
      <p className="account-code">{spaced(code)}</p>
      <p>{t('codeText')}</p>
    </section>
  )
}
