import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Learn } from '@/components/learn/Learn'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('learn')
  return { title: t('title'), description: t('about') }
}

/** The tutorial: ten small steps, played in this browser. */
export default function LearnPage() {
  return <Learn />
}
