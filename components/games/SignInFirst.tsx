import { useTranslations } from 'next-intl'
import { SignInLink } from '@/components/site'
import { buttonClass } from '@/components/ui'

/** Strangers have no games: why, and what to do. */
export function SignInFirst() {
  const words = useTranslations('games.stranger')
  return (
    <div className="stack">
      <p>{words('text')}</p>
      <p>
        <SignInLink className={buttonClass('main')}>{words('signIn')}</SignInLink>
      </p>
    </div>
  )
}
