import type { Metadata } from 'next'
import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import { ResetForm } from '@/components/account/ResetForm'
import { buttonClass, Notice, PaperPage } from '@/components/ui'
import { isResetOpen } from '@/server/auth/reset'

interface Props {
  readonly params: Promise<{ token: string }>
}

export async function generateMetadata(): Promise<Metadata> {
  // The link is a key: no other site is to learn it.
  return { title: (await getTranslations('account.reset'))('title'), referrer: 'no-referrer' }
}

/** Choosing a new password by a mailed link. */
export default async function ResetPage({ params }: Props) {
  const { token } = await params
  const t = await getTranslations('account.reset')
  return (
    <PaperPage title={t('title')}>
      {(await isResetOpen(token)) ? (
        <ResetForm token={token} />
      ) : (
        <div className="account-form">
          <Notice kind="warn">{t('over')}</Notice>
          <Link className={buttonClass('main')} href="/forgot">
            {t('again')}
          </Link>
        </div>
      )}
    </PaperPage>
  )
}
