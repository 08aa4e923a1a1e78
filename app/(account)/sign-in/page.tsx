import type { Metadata } from 'next'
import { headers } from 'next/headers'
import Link from 'next/link'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { ReturnForm, SignInForm } from '@/components/account/SignInForm'
import { PaperPage } from '@/components/ui'
import { returnPath } from '@/server/auth/return-path'
import { currentPlayer } from '@/server/auth/session'

interface Props {
  readonly searchParams: Promise<{ callbackUrl?: string | string[] }>
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('account.signIn'))('title') }
}

/** Signing in, or coming back as a guest. */
export default async function SignInPage({ searchParams }: Props) {
  const returnTo = returnPath((await searchParams).callbackUrl)
  const signed = await currentPlayer(await headers())
  if (signed?.player.kind === 'ACCOUNT') redirect(returnTo)
  const t = await getTranslations('account.signIn')
  const signUp = `/sign-up?callbackUrl=${encodeURIComponent(returnTo)}`
  return (
    <PaperPage title={t('title')}>
      <div className="account-page">
        <SignInForm returnTo={returnTo} guest={signed?.player.nickname ?? null} />
        <p className="account-links">
          <Link href="/forgot">{t('forgot')}</Link>
          <span>{t.rich('noAccount', { link: (text) => <Link href={signUp}>{text}</Link> })}</span>
        </p>
        {signed === null && (
          <section className="account-panel">
            <h2>{t('guestTitle')}</h2>
            <p>{t('guestText')}</p>
            <ReturnForm returnTo={returnTo} />
          </section>
        )}
      </div>
    </PaperPage>
  )
}
