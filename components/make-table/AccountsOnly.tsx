import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { buttonClass, PaperPage } from '@/components/ui'

const BACK = new URLSearchParams({ callbackUrl: '/tables/new' })

/** Why somebody without an account can't make a table, and what to do about it. */
export function AccountsOnly({ guest }: { readonly guest: string | null }) {
  const words = useTranslations('makeTable.accounts')
  return (
    <PaperPage title={words('title')}>
      <div className="stack">
        <p>{guest === null ? words('stranger') : words('guest', { nickname: guest })}</p>
        <p className="actions">
          <Link className={buttonClass('main')} href={`/sign-up?${BACK}`}>
            {words('signUp')}
          </Link>
          <Link className={buttonClass()} href={`/sign-in?${BACK}`}>
            {words('signIn')}
          </Link>
        </p>
        <p>
          {words.rich('instead', {
            practice: (text) => <Link href="/practice">{text}</Link>,
            join: (text) => <Link href="/join">{text}</Link>,
          })}
        </p>
      </div>
    </PaperPage>
  )
}
