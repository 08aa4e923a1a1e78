import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { SettingsButton } from '@/components/settings'
import { SignInLink } from './SignInLink'

/** Who looks at a page. */
export interface Reader {
  readonly kind: 'ACCOUNT' | 'GUEST'
  readonly nickname: string
}

interface Props {
  /** Null for strangers. */
  readonly reader: Reader | null
  /** The front page says the name large enough by itself. */
  readonly isFront?: boolean
}

/** The head of every page: where one is, where one can go, and who one is. */
export function SiteHeader({ reader, isFront = false }: Props) {
  const words = useTranslations('site')
  const common = useTranslations('common')
  return (
    <header className="top">
      {isFront ? null : (
        <Link className="top-name" href="/">
          {common('name')}
        </Link>
      )}
      <nav aria-label={words('nav')}>
        <Link className="btn bare top-tables" href="/tables">
          {words('tables')}
        </Link>
        {reader === null ? null : (
          <Link className="btn bare" href="/games">
            {words('games')}
          </Link>
        )}
        <Link className="btn bare" href="/rules">
          {words('rules')}
        </Link>
        <Link className="btn bare" href="/deck">
          {words('deck')}
        </Link>
      </nav>
      <div className="top-self">
        <SettingsButton />
        {reader === null ? (
          <SignInLink className="btn">{words('signIn')}</SignInLink>
        ) : (
          <Link className="place-card" href="/account">
            <span className="vh">{words(reader.kind === 'GUEST' ? 'guestAs' : 'signedInAs')} </span>
            {reader.nickname}
          </Link>
        )}
      </div>
    </header>
  )
}
