import { useTranslations } from 'next-intl'
import { Scene } from '@/components/scenes/Scene'
import { SignInLink } from '@/components/site'
import { buttonClass } from '@/components/ui'
import '@/components/scenes/scenes.css'
import './games.css'

/** Strangers have no games: why, and what to do. */
export function SignInFirst() {
  const words = useTranslations('games.stranger')
  return (
    <section className="no-games">
      <Scene name="slip" />
      <div className="stack">
        <p>{words('text')}</p>
        <p>
          <SignInLink className={buttonClass('main')}>{words('signIn')}</SignInLink>
        </p>
      </div>
    </section>
  )
}
