import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { RulesPage } from '@/components/rules/RulesPage'

export async function generateMetadata(): Promise<Metadata> {
  const words = await getTranslations('rules')
  return { title: words('title'), description: words('description') }
}

export default function Rules() {
  return <RulesPage />
}
