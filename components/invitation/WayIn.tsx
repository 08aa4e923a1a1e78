import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { GuestEntry } from '@/components/account/GuestEntry'
import { SignInLink } from '@/components/site'
import { Button, buttonClass } from '@/components/ui'
import type { Way } from './standing'
import '@/components/account/account.css'

interface Props {
  readonly id: string
  readonly way: Way
  readonly me: string | null
  readonly nickname: string | null
  readonly sit: () => Promise<void>
}

/** How one gets to a seat: by a button, after saying a nickname, after signing in; or why one can't. */
export function WayIn({ id, way, me, nickname, sit }: Props) {
  const words = useTranslations('invitation')
  switch (way) {
    case 'sit':
      return <SitDown nickname={nickname} sit={sit} />
    case 'enter':
      return <GuestEntry table={id} onEntered={sit} />
    case 'sign-in':
      return (
        <div className="stack">
          <p>{words(me === null ? 'accountsOnly' : 'accountsOnlyGuest')}</p>
          <p>
            <SignInLink className={buttonClass('main')}>{words('signIn')}</SignInLink>
          </p>
        </div>
      )
    default:
      return <p role="status">{words(way)}</p>
  }
}

function SitDown({ nickname, sit }: Pick<Props, 'nickname' | 'sit'>) {
  const words = useTranslations('invitation')
  const [isBusy, setBusy] = useState(false)
  const click = async () => {
    setBusy(true)
    await sit()
    setBusy(false)
  }
  return (
    <p className="actions">
      <Button kind="main" busy={isBusy} onClick={click}>
        {nickname === null ? words('sit') : words('sitAs', { nickname })}
      </Button>
    </p>
  )
}
