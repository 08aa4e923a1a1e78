import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { Framed } from '@/app/Framed'
import { lookAt } from '@/app/look-at'
import { reader } from '@/app/reader'
import { NotHere } from '@/components/invitation'
import { LiveTable } from '@/components/live-table/LiveTable'
import { showReturnCode } from '@/server/auth/guests'
import { env } from '@/server/env'

interface Props {
  readonly params: Promise<{ readonly id: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const words = await getTranslations('invitation')
  const look = await lookAt((await params).id)
  const robots = { index: false }
  if (look === null) return { robots }
  const host = look.names[look.view.host] ?? words('somebody')
  return { title: words('title', { host }), robots }
}

/** A table, played. Whoever has no seat and may not look on finds its front instead. */
export default async function TablePage({ params }: Props) {
  const { id } = await params
  const look = await lookAt(id)
  if (look === null) {
    return (
      <Framed>
        <NotHere />
      </Framed>
    )
  }
  if (look.view.seat === null && !look.mayWatch) redirect(`/t/${id}`)
  const me = await reader()
  const returnCode = me?.kind === 'GUEST' ? await showReturnCode(me.id) : null
  return <LiveTable id={id} first={look} site={env.PUBLIC_URL} returnCode={returnCode} />
}
