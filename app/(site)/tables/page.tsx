import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { caller } from '@/app/caller'
import { reader } from '@/app/reader'
import { Lobby } from '@/components/lobby'
import { PaperPage } from '@/components/ui'

export async function generateMetadata(): Promise<Metadata> {
  const about = await getTranslations('site.about')
  return { title: (await getTranslations('lobby'))('title'), description: about('tables') }
}

/** The lobby: one's own tables, and the open ones. */
export default async function TablesPage() {
  const words = await getTranslations('lobby')
  const tables = await (await caller()).table.lobby()
  const player = await reader()
  return (
    <PaperPage title={words('title')} wide>
      <Lobby first={tables} reader={player?.kind ?? null} />
    </PaperPage>
  )
}
