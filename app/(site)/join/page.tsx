import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { CodeForm } from '@/components/join'
import { digitsIn } from '@/components/join/code-text'
import { PaperPage } from '@/components/ui'

interface Props {
  readonly searchParams: Promise<{ readonly code?: string | string[] }>
}

export async function generateMetadata(): Promise<Metadata> {
  const about = await getTranslations('site.about')
  return { title: (await getTranslations('join'))('title'), description: about('joinByCode') }
}

/** Where one types a table's code. */
export default async function JoinPage({ searchParams }: Props) {
  const words = await getTranslations('join')
  const typed = [(await searchParams).code ?? []].flat()[0]
  const digits = digitsIn(typed ?? '')
  if (digits.length === 8) redirect(`/join/${digits}`)
  return (
    <PaperPage title={words('title')}>
      <div className="stack">
        <CodeForm
          typed={typed ?? ''}
          fault={typed === undefined ? null : words('tooShort')}
          takesFocus
        />
        <p>{words('noCode')}</p>
      </div>
    </PaperPage>
  )
}
