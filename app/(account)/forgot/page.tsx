import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ForgotForm } from '@/components/account/ForgotForm'
import { PaperPage } from '@/components/ui'
import { outboxFolder } from '@/server/mail/send'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('account.forgot'))('title') }
}

/** Asking for a link to choose a new password. */
export default async function ForgotPage() {
  const t = await getTranslations('account.forgot')
  return (
    <PaperPage title={t('title')}>
      <div className="account-page">
        <p>{t('lead')}</p>
        <ForgotForm outbox={outboxFolder()} />
      </div>
    </PaperPage>
  )
}
