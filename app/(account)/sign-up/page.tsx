import type { Metadata } from 'next'
import { headers } from 'next/headers'
import Link from 'next/link'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { SignUpForm } from '@/components/account/SignUpForm'
import { PaperPage } from '@/components/ui'
import { returnPath } from '@/server/auth/return-path'
import { currentPlayer } from '@/server/auth/session'
import { outboxFolder } from '@/server/mail/send'

interface Props {
  readonly searchParams: Promise<{ callbackUrl?: string | string[] }>
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('account.signUp'))('title') }
}

/** Making an account. */
export default async function SignUpPage({ searchParams }: Props) {
  const returnTo = returnPath((await searchParams).callbackUrl)
  const signed = await currentPlayer(await headers())
  if (signed?.player.kind === 'ACCOUNT') redirect(returnTo)
  const t = await getTranslations('account.signUp')
  const signIn = `/sign-in?callbackUrl=${encodeURIComponent(returnTo)}`
  return (
    <PaperPage title={t('title')}>
      <div className="account-page">
        <p>{t('lead')}</p>
        <SignUpForm
          returnTo={returnTo}
          guest={signed?.player.nickname ?? null}
          outbox={outboxFolder()}
        />
        <p>{t.rich('hasAccount', { link: (text) => <Link href={signIn}>{text}</Link> })}</p>
      </div>
    </PaperPage>
  )
}
