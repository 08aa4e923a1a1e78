import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { SignInLink } from '@/components/site'
import { buttonClass, PaperPage } from '@/components/ui'

/** Why a table is followed no longer, as far as there are words for it. */
const WHYS = ['removed', 'signed-out'] as const

/** What stands where a table was that is no longer for the reader. */
export function Gone({ why }: { readonly why: string }) {
  const words = useTranslations('liveTable.gone')
  const known = WHYS.find((each) => each === why) ?? 'not-allowed'
  return (
    <PaperPage title={words(`${known}.title`)}>
      <div className="stack" role="status">
        <p>{words(`${known}.text`)}</p>
        <p className="actions">
          {known === 'signed-out' ? (
            <SignInLink className={buttonClass('main')}>{words('signIn')}</SignInLink>
          ) : null}
          <Link className={buttonClass()} href="/tables">
            {words('tables')}
          </Link>
        </p>
      </div>
    </PaperPage>
  )
}
