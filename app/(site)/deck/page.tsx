import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { DeckPage } from '@/components/deck/DeckPage'

export async function generateMetadata(): Promise<Metadata> {
  const words = await getTranslations('deck')
  return { title: words('title'), description: words('description') }
}

export default function Deck() {
  return <DeckPage />
}
