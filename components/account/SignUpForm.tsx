'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { api } from '@/components/api/client'
import { Notice } from '@/components/ui'
import { AccountForm } from './AccountForm'
import { type Answer, answerTo } from './answer'
import { EmailField, Is13Field, NewPasswordField, NicknameField } from './fields'
import { enter } from './sessions'
import type { Typed } from './useForm'

interface Props {
  /** Where the person came from, and goes back to. */
  readonly returnTo: string
  /** The nickname of the guest who signs up. */
  readonly guest: string | null
  /** The folder in which mails are put where none are sent; null where they are sent. */
  readonly outbox: string | null
}

/** Making an account, and signing in to it. */
export function SignUpForm({ returnTo, guest, outbox }: Props) {
  const t = useTranslations('account')
  // The e-mail has an account with another password; the server told its owner, and nobody else.
  const [isMailed, setMailed] = useState(false)

  async function send({ nickname = '', email = '', password = '', is13 }: Typed): Promise<Answer> {
    setMailed(false)
    const typed = { nickname, email, password, is13: is13 === 'yes' }
    const made = await answerTo(api.account.signUp.mutate(typed))
    if (!made.ok) return made
    const entered = await enter('password', { email, password })
    if (entered.ok) location.assign(returnTo)
    if (entered.ok || entered.fault !== 'wrong-password') return entered
    setMailed(true)
    return made
  }

  return (
    <AccountForm does={t('signUp.do')} send={send}>
      {guest !== null && <Notice>{t('signUp.asGuest', { nickname: guest })}</Notice>}
      <NicknameField defaultValue={guest ?? ''} />
      <EmailField />
      <NewPasswordField />
      <Is13Field />
      {isMailed && (
        <Notice live>
          {t.rich('signUp.mailed', {
            in: (text) => <Link href="/sign-in">{text}</Link>,
            forgot: (text) => <Link href="/forgot">{text}</Link>,
          })}
          {outbox !== null && ` ${t('forgot.outbox', { folder: outbox })}`}
        </Notice>
      )}
    </AccountForm>
  )
}
