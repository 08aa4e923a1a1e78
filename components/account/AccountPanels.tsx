'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { api } from '@/components/api/client'
import { Notice } from '@/components/ui'
import { AccountField, AccountForm } from './AccountForm'
import { answerTo } from './answer'
import { NicknameField } from './fields'
import { leave } from './sessions'
import { spaced } from './spaced'

/** Changing one's nickname. */
export function NicknamePanel({ nickname }: { readonly nickname: string }) {
  const t = useTranslations('account.page')
  const router = useRouter()
  const [isRenamed, setRenamed] = useState(false)
  return (
    <>
      <AccountForm
        kind="plain"
        does={t('rename')}
        send={(typed) => answerTo(api.account.rename.mutate({ nickname: typed['nickname'] ?? '' }))}
        done={() => {
          setRenamed(true)
          router.refresh()
        }}
      >
        <NicknameField defaultValue={nickname} />
      </AccountForm>
      <div role="status" className="account-said">
        {isRenamed && <Notice kind="good">{t('renamed', { nickname })}</Notice>}
      </div>
    </>
  )
}

/** Signing out, here or everywhere. */
export function DevicesPanel({ devices }: { readonly devices: number }) {
  const t = useTranslations('account.page')
  return (
    <section className="account-panel">
      <h2>{t('devices')}</h2>
      <p>{t('devicesAre', { count: devices })}</p>
      <div className="account-row">
        <AccountForm
          kind="plain"
          does={t('signOut')}
          send={() => leave()}
          done={() => location.assign('/')}
        >
          {null}
        </AccountForm>
        <AccountForm
          kind="plain"
          does={t('endSessions')}
          send={() => answerTo(api.account.endSessions.mutate())}
          done={() => location.assign('/')}
        >
          {null}
        </AccountForm>
      </div>
    </section>
  )
}

interface JoinedProps {
  readonly joined: readonly { readonly id: string; readonly nickname: string }[]
}

/** The guests whose games were joined to the account: joining another, and parting from one. */
export function JoinedPanel({ joined }: JoinedProps) {
  const t = useTranslations('account')
  const router = useRouter()
  const [parted, setParted] = useState<{ nickname: string; code: string } | null>(null)

  async function part(guest: string, nickname: string) {
    const code = await api.account.part.mutate({ guest })
    setParted({ nickname, code: spaced(code) })
    router.refresh()
  }

  return (
    <section className="account-panel">
      <h2>{t('page.joined')}</h2>
      <p>{t('page.joinedLead')}</p>
      <AccountForm
        kind="plain"
        does={t('page.join')}
        send={({ code = '' }) => answerTo(api.account.join.mutate({ returnCode: code }))}
        done={() => router.refresh()}
      >
        <AccountField
          name="code"
          label={t('returnCode')}
          hint={t('returnCodeHint')}
          inputMode="numeric"
          autoComplete="off"
        />
      </AccountForm>
      {joined.length > 0 && (
        <ul className="account-joined">
          {joined.map(({ id, nickname }) => (
            <li key={id}>
              <span>{t('page.joinedAs', { nickname })}</span>
              <AccountForm
                kind="quiet"
                does={t('page.part', { nickname })}
                send={() => answerTo(part(id, nickname))}
              >
                {null}
              </AccountForm>
            </li>
          ))}
        </ul>
      )}
      <div role="status" className="account-said">
        {parted && <Notice kind="good">{t('page.parted', parted)}</Notice>}
      </div>
    </section>
  )
}
