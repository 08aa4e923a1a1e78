import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { reader } from '@/app/reader'
import { AccountsOnly } from '@/components/make-table/AccountsOnly'
import { MakeTable } from '@/components/make-table/MakeTable'
import { PaperPage } from '@/components/ui'

export async function generateMetadata(): Promise<Metadata> {
  const about = await getTranslations('site.about')
  return { title: (await getTranslations('makeTable'))('title'), description: about('newTable') }
}

/** Making a table; others are told why they can't, and led to where they can and back. */
export default async function MakeTablePage() {
  const words = await getTranslations('makeTable')
  const player = await reader()
  if (player?.kind !== 'ACCOUNT') return <AccountsOnly guest={player?.nickname ?? null} />
  return (
    <PaperPage title={words('title')} wide>
      <p className="lead-in">{words('lead')}</p>
      <MakeTable />
    </PaperPage>
  )
}
