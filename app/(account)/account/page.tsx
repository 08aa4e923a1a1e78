import type { Metadata } from 'next'
import { headers } from 'next/headers'
import Link from 'next/link'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { DevicesPanel, JoinedPanel, NicknamePanel } from '@/components/account/AccountPanels'
import { ReturnCode } from '@/components/account/ReturnCode'
import { buttonClass, PaperPage } from '@/components/ui'
import { showReturnCode } from '@/server/auth/guests'
import { type Me, readMe } from '@/server/auth/me'
import { currentPlayer } from '@/server/auth/session'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('account.page'))('title') }
}

/** One's own account, or what a guest has. */
export default async function AccountPage() {
  const signed = await currentPlayer(await headers())
  if (signed === null) redirect('/sign-in?callbackUrl=/account')
  const me = await readMe(signed)
  const t = await getTranslations('account.page')
  return (
    <PaperPage title={t(me.kind === 'GUEST' ? 'guestTitle' : 'title')}>
      <div className="account-page">
        {me.kind === 'GUEST' && <GuestsPart me={me} />}
        <NicknamePanel nickname={me.nickname} />
        {me.email !== null && (
          <section className="account-panel">
            <p>{t('emailIs', { email: me.email })}</p>
            <p>
              <Link href="/forgot">{t('changePassword')}</Link>
            </p>
          </section>
        )}
        {me.kind === 'ACCOUNT' && <JoinedPanel joined={me.joined} />}
        <DevicesPanel devices={me.devices} />
      </div>
    </PaperPage>
  )
}

async function GuestsPart({ me }: { readonly me: Me }) {
  const t = await getTranslations('account')
  const code = await showReturnCode(me.id)
  return (
    <>
      <p>{t('page.guestLead')}</p>
      <p className="account-row">
        <Link className={buttonClass('main')} href="/sign-up?callbackUrl=/account">
          {t('signUp.do')}
        </Link>
        <Link className={buttonClass()} href="/sign-in?callbackUrl=/account">
          {t('signIn.do')}
        </Link>
      </p>
      {code !== null && <ReturnCode code={code} />}
    </>
  )
}
