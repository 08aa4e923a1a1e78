'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { api } from '@/components/api/client'
import { AccountForm } from './AccountForm'
import { type Answer, answerTo } from './answer'
import { NicknameField } from './fields'
import { enter } from './sessions'
import type { Typed } from './useForm'

interface Props {
  /** The table that this browser was invited to; or else its code. */
  readonly table?: string
  readonly code?: string
  /** The nickname of somebody who is a guest already. */
  readonly nickname?: string
  /** What happens when the guest is in: taking a seat. */
  readonly onEntered: (table: string) => Promise<void> | void
}

/** Coming in as a guest: a nickname, and one tap. */
export function GuestEntry({ table, code, nickname, onEntered }: Props) {
  const t = useTranslations('account.guest')
  const path = usePathname()

  async function send(typed: Typed): Promise<Answer> {
    let found = table
    if (found === undefined) {
      const looked = await answerTo(
        api.table.find.mutate({ code: code ?? '' }).then(({ id }) => {
          found = id
        }),
      )
      if (!looked.ok) return looked
    }
    const answer = await enter('guest', { table: found ?? '', nickname: typed['nickname'] ?? '' })
    if (answer.ok) await onEntered(found ?? '')
    return answer
  }

  return (
    <AccountForm does={t('do')} send={send}>
      <p>{t('lead')}</p>
      <NicknameField defaultValue={nickname ?? ''} />
      <p>
        {t.rich('known', {
          link: (text) => (
            <Link href={`/sign-in?callbackUrl=${encodeURIComponent(path ?? '/')}`}>{text}</Link>
          ),
        })}
      </p>
    </AccountForm>
  )
}
