'use client'

import { useTranslations } from 'next-intl'
import { type ComponentProps, useId } from 'react'
import { AccountField, useFault } from './AccountForm'

type Props = Omit<ComponentProps<typeof AccountField>, 'name' | 'label'>

/** Where a nickname is typed. */
export function NicknameField(props: Props) {
  const t = useTranslations('account')
  return (
    <AccountField
      name="nickname"
      label={t('nickname')}
      hint={t('nicknameHint')}
      autoComplete="nickname"
      spellCheck={false}
      {...props}
    />
  )
}

/** Where an e-mail address is typed. */
export function EmailField(props: Props) {
  const t = useTranslations('account')
  return (
    <AccountField name="email" label={t('email')} type="email" autoComplete="username" {...props} />
  )
}

/** Where one's password is typed. */
export function PasswordField(props: Props) {
  const t = useTranslations('account')
  return (
    <AccountField
      name="password"
      label={t('password')}
      type="password"
      autoComplete="current-password"
      {...props}
    />
  )
}

/** Where a new password is typed. */
export function NewPasswordField(props: Props) {
  const t = useTranslations('account')
  return <PasswordField hint={t('passwordHint')} autoComplete="new-password" {...props} />
}

/** Where one says that one is 13 or older. */
export function Is13Field() {
  const t = useTranslations('account')
  const fault = useFault('is13')
  const id = useId()
  return (
    <div className="field">
      <label className="tick">
        <input
          type="checkbox"
          name="is13"
          value="yes"
          aria-invalid={fault !== null || undefined}
          aria-describedby={fault === null ? undefined : id}
        />
        {t('is13')}
      </label>
      {fault !== null && (
        <p className="fault" id={id} role="alert">
          {fault}
        </p>
      )}
    </div>
  )
}
