import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { SafeguardingPage } from '@/components/safeguarding/SafeguardingPage'

export async function generateMetadata(): Promise<Metadata> {
  const about = await getTranslations('site.about')
  return {
    title: (await getTranslations('safeguarding'))('title'),
    description: about('safeguarding'),
  }
}

export default function Safeguarding() {
  return <SafeguardingPage />
}
