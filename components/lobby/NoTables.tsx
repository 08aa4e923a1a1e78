import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { SignInLink } from '@/components/site'

interface Props {
  readonly hasAccount: boolean
  readonly hasOwn: boolean
}

/** What stands where no open table is: why, and what one can do. */
export function NoTables({ hasAccount, hasOwn }: Props) {
  const words = useTranslations('lobby.none')
  return (
    <section className="no-tables">
      <LaidTable />
      <div>
        <h2>{words(hasAccount ? (hasOwn ? 'titleOthers' : 'title') : 'titleStranger')}</h2>
        <p>
          {hasAccount
            ? words('text')
            : words.rich('textStranger', {
                signIn: (text) => <SignInLink>{text}</SignInLink>,
                join: (text) => <Link href="/join">{text}</Link>,
              })}
        </p>
      </div>
    </section>
  )
}

/** A table laid for tea, and nobody there yet. */
function LaidTable() {
  return (
    <svg className="laid-table" viewBox="0 0 200 120" aria-hidden="true">
      <path
        className="tablecloth"
        d="M100 34C150 33 186 46 187 62C187 80 150 92 99 92C49 92 13 79 13 62C14 46 52 34 104 34"
      />
      <path
        className="stitches"
        d="M100 41C144 40 176 50 177 62C177 75 144 85 99 85C56 85 23 75 23 62C24 50 57 41 102 41"
      />
      <path d="M40 85L34 112M161 85L166 112M99 92V115" />
      <path className="wash" d="M84 44H117L113 66C111 71 91 71 88 66Z" />
      <path d="M82 42C92 40 106 40 116 42L113 64C110 69 89 69 86 64ZM116 46C127 44 127 58 114 58M82 47C74 46 72 52 69 54L85 60M91 40C93 34 106 34 108 40M99 35V31" />
      <path className="fine" d="M92 25C90 21 96 19 94 14M104 25C102 21 108 19 106 14" />
      <path d="M44 58L62 57L64 68H42ZM138 57L156 58L158 68L136 68Z" />
    </svg>
  )
}
