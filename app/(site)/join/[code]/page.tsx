import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { ComeByCode } from '@/components/join'
import { digitsIn } from '@/components/join/code-text'
import { PaperPage } from '@/components/ui'

interface Props {
  readonly params: Promise<{ readonly code: string }>
}

export async function generateMetadata(): Promise<Metadata> {
  const about = await getTranslations('site.about')
  return {
    title: (await getTranslations('join'))('title'),
    description: about('join'),
    robots: { index: false },
  }
}

/** A table's link, as it is sent to friends. Opening it shows the table; sitting down is a button there. */
export default async function JoinByCodePage({ params }: Props) {
  const words = await getTranslations('join')
  const { code } = await params
  const digits = digitsIn(code)
  if (digits.length !== 8) redirect(`/join?${new URLSearchParams({ code })}`)
  return (
    <PaperPage title={words('title')}>
      <ComeByCode code={digits} />
    </PaperPage>
  )
}
