import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { SafeguardingPage } from '@/components/safeguarding/SafeguardingPage'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('safeguarding'))('title') }
}

export default function Safeguarding() {
  return <SafeguardingPage />
}
