import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { caller } from '@/app/caller'
import { reader } from '@/app/reader'
import { Games, SignInFirst } from '@/components/games'
import { PaperPage } from '@/components/ui'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('games'))('title'), robots: { index: false } }
}

/** One's own games and their scores. */
export default async function GamesPage() {
  const words = await getTranslations('games')
  const isKnown = (await reader()) !== null
  return (
    <PaperPage title={words('title')} wide>
      {isKnown ? <Games first={await (await caller()).games.mine({})} /> : <SignInFirst />}
    </PaperPage>
  )
}
