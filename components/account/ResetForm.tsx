'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { api } from '@/components/api/client'
import { buttonClass, Notice } from '@/components/ui'
import { AccountForm } from './AccountForm'
import { answerTo } from './answer'
import { NewPasswordField } from './fields'

interface Props {
  /** From the mailed link. */
  readonly token: string
}

/** Choosing a new password. */
export function ResetForm({ token }: Props) {
  const t = useTranslations('account')
  const [isDone, setDone] = useState(false)
  const next = useRef<HTMLAnchorElement>(null)

  useEffect(() => {
    if (isDone) next.current?.focus()
  }, [isDone])

  if (isDone) {
    return (
      <div className="account-form">
        <Notice kind="good" live>
          {t('reset.done')}
        </Notice>
        <Link ref={next} className={buttonClass('main')} href="/sign-in">
          {t('signIn.do')}
        </Link>
      </div>
    )
  }
  return (
    <AccountForm
      does={t('reset.do')}
      send={({ password = '' }) => answerTo(api.account.reset.mutate({ token, password }))}
      done={() => setDone(true)}
    >
      <NewPasswordField />
    </AccountForm>
  )
}
