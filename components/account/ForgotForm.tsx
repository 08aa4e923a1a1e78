'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { api } from '@/components/api/client'
import { Notice } from '@/components/ui'
import { AccountForm } from './AccountForm'
import { answerTo } from './answer'
import { EmailField } from './fields'

interface Props {
  /** The folder in which mails are put where none are sent; null where they are sent. */
  readonly outbox: string | null
}

/** Asking for a link to choose a new password. */
export function ForgotForm({ outbox }: Props) {
  const t = useTranslations('account.forgot')
  const [email, setEmail] = useState<string | null>(null)
  return (
    <>
      <AccountForm
        does={t('do')}
        send={(typed) => answerTo(api.account.forgot.mutate({ email: typed['email'] ?? '' }))}
        done={(typed) => setEmail(typed['email'] ?? '')}
      >
        <EmailField />
      </AccountForm>
      <div role="status" className="account-said">
        {email !== null && <Notice kind="good">{t('sent', { email })}</Notice>}
        {email !== null && outbox !== null && <Notice>{t('outbox', { folder: outbox })}</Notice>}
      </div>
    </>
  )
}
