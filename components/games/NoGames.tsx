import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { Scene } from '@/components/scenes/Scene'
import { buttonClass } from '@/components/ui'
import '@/components/scenes/scenes.css'

/** What stands there before the first game. */
export function NoGames() {
  const words = useTranslations('games.none')
  return (
    <section className="no-games">
      <Scene name="slip" />
      <div className="stack">
        <h2>{words('title')}</h2>
        <p>{words('text')}</p>
        <p className="actions">
          <Link className={buttonClass('main')} href="/tables">
            {words('tables')}
          </Link>
          <Link className={buttonClass()} href="/practice">
            {words('practice')}
          </Link>
        </p>
      </div>
    </section>
  )
}
