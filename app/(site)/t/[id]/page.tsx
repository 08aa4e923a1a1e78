import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { lookAt } from '@/app/look-at'
import { reader } from '@/app/reader'
import { Invitation, NotHere } from '@/components/invitation'

interface Props {
  readonly params: Promise<{ readonly id: string }>
}

export async function generateMetadata(): Promise<Metadata> {
  const about = await getTranslations('site.about')
  return {
    title: (await getTranslations('join'))('title'),
    description: about('join'),
    robots: { index: false },
  }
}

/** The table one came to by its link. Nobody is seated by opening it. */
export default async function TableLinkPage({ params }: Props) {
  const { id } = await params
  const look = await lookAt(id)
  if (look === null) return <NotHere />
  if (look.view.seat !== null) redirect(`/tables/${id}`)
  const player = await reader()
  return <Invitation id={id} first={look} nickname={player?.nickname ?? null} />
}
