import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { OfflinePage } from '@/components/scenes/OfflinePage'

export async function generateMetadata(): Promise<Metadata> {
  const words = await getTranslations('common.offline')
  return { title: words('title'), robots: { index: false } }
}

/** Kept by the browser for when a page can't be fetched: it names nobody and asks for nothing. */
export default function Offline() {
  return <OfflinePage />
}
