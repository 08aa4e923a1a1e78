'use client'

import type { inferRouterOutputs } from '@trpc/server'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { api } from '@/components/api'
import { useLiveTable } from '@/components/live'
import { Facts } from '@/components/lobby'
import { buttonClass, Notice, PaperPage } from '@/components/ui'
import type { AppRouter } from '@/server/api/root'
import { NotHere } from './NotHere'
import { Places } from './Places'
import { freeSeats, wayOf } from './standing'
import { WayIn } from './WayIn'
import './invitation.css'

/** A table as somebody finds it who came by its link. */
export type InvitedLook = inferRouterOutputs<AppRouter>['table']['look']

interface Props {
  readonly id: string
  readonly first: InvitedLook
  /** The nickname of a guest, who may choose another here. */
  readonly nickname: string | null
}

/** The table one was invited to: whose it is, who sits there, how it plays, and the button that seats one. */
export function Invitation({ id, first, nickname }: Props) {
  const words = useTranslations('invitation')
  const table = useTranslations('table.refused')
  const { look, gone, send } = useLiveTable(id, first, lookAt)
  const [chosen, choose] = useState<number | null>(null)
  const [refused, setRefused] = useState<Parameters<typeof table>[0] | null>(null)
  const free = freeSeats(look.view)
  const seat = free.find((each) => each === chosen) ?? free[0]
  const way = wayOf(look)
  if (gone !== null) return <NotHere />

  async function sit() {
    if (seat === undefined) return
    setRefused(null)
    const answer = await send({ do: 'sit', seat })
    // The whole page anew: whoever came in as a guest is somebody from now on.
    if (answer.ok || answer.reason === 'already-seated') location.assign(`/tables/${id}`)
    else setRefused(answer.reason ?? 'failed')
  }

  return (
    <PaperPage title={words('title', { host: look.names[look.view.host] ?? words('somebody') })}>
      <div className="invitation">
        <Facts settings={look.view.settings} />
        <Places look={look} {...(way === 'sit' || way === 'enter' ? { seat, choose } : {})} />
        {refused === null ? null : (
          <Notice kind="warn" live>
            {table.markup(refused, { rule9: (text) => text })}
          </Notice>
        )}
        <WayIn id={id} way={way} me={look.me} nickname={nickname} sit={sit} />
        {look.mayWatch && way !== 'closed' ? (
          <p>
            <Link className={buttonClass('quiet')} href={`/tables/${id}`}>
              {words('watch')}
            </Link>
          </p>
        ) : null}
      </div>
    </PaperPage>
  )
}

function lookAt(table: string, signal: AbortSignal): Promise<InvitedLook> {
  return api.table.look.query({ table }, { signal })
}
