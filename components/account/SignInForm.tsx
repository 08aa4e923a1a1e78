'use client'

import { useTranslations } from 'next-intl'
import { Button, Notice } from '@/components/ui'
import { AccountField, AccountForm } from './AccountForm'
import { EmailField, PasswordField } from './fields'
import { enter } from './sessions'

interface Props {
  /** Where the person came from, and goes back to. */
  readonly returnTo: string
  /** The nickname of the guest who signs in. */
  readonly guest: string | null
}

/** Signing in with e-mail and password. A guest's seat and games come along. */
export function SignInForm({ returnTo, guest }: Props) {
  const t = useTranslations('account')
  return (
    <AccountForm
      does={t('signIn.do')}
      send={(typed) => enter('password', typed)}
      done={() => location.assign(returnTo)}
      otherwise={({ fault }) =>
        isGuests(fault) && (
          <Button type="submit" name="alone" value="yes">
            {t('signIn.alone')}
          </Button>
        )
      }
    >
      {guest !== null && <Notice>{t('signIn.asGuest', { nickname: guest })}</Notice>}
      <EmailField />
      <PasswordField />
    </AccountForm>
  )
}

/** Whether it is the guest's games that can't come along. */
function isGuests(fault: string): boolean {
  return fault === 'same-game' || fault === 'same-table' || fault === 'not-joinable'
}

/** Coming back as the guest one was. */
export function ReturnForm({ returnTo }: Pick<Props, 'returnTo'>) {
  const t = useTranslations('account')
  return (
    <AccountForm
      kind="plain"
      does={t('signIn.comeBack')}
      send={(typed) => enter('return', typed)}
      done={() => location.assign(returnTo)}
    >
      <AccountField
        name="code"
        label={t('returnCode')}
        hint={t('returnCodeHint')}
        inputMode="numeric"
        autoComplete="off"
      />
    </AccountForm>
  )
}
