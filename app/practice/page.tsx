import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PracticeTable } from '@/components/practice/PracticeTable'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('practice')
  const about = await getTranslations('site.about')
  return { title: t('title'), description: about('practice') }
}

/** Practice against computer players, without an account and without the server. */
export default function PracticePage() {
  return <PracticeTable />
}
