'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { signInTo } from '@/components/site/SignInLink'
import { AccountForm } from './AccountForm'
import type { Answer } from './answer'
import { NicknameField } from './fields'
import { enter } from './sessions'
import type { Typed } from './useForm'

interface Props {
  /** The table, which this browser came to by its code or its link. */
  readonly table: string
  /** What happens when the guest is in: taking a seat. */
  readonly onEntered: () => Promise<void> | void
}

/** Coming in as a guest: a nickname, and one tap. */
export function GuestEntry({ table, onEntered }: Props) {
  const t = useTranslations('account.guest')
  const path = usePathname()

  async function send(typed: Typed): Promise<Answer> {
    const answer = await enter('guest', { table, nickname: typed['nickname'] ?? '' })
    if (answer.ok) await onEntered()
    return answer
  }

  return (
    <div className="account-page">
      <AccountForm does={t('do')} send={send}>
        <p>{t('lead')}</p>
        <NicknameField />
      </AccountForm>
      <p>
        {t.rich('known', {
          link: (text) => <Link href={signInTo(path ?? '/')}>{text}</Link>,
        })}
      </p>
    </div>
  )
}
