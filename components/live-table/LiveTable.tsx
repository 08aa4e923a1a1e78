'use client'

import type { inferRouterOutputs } from '@trpc/server'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { api } from '@/components/api'
import { type Link, useLink, useLiveTable } from '@/components/live'
import { useStayCalled, useSummons } from '@/components/summons'
import { type Connection, Table } from '@/components/table'
import type { AppRouter } from '@/server/api/root'
import { Gone } from './Gone'
import { MoreOfMenu } from './MoreOfMenu'

type Look = inferRouterOutputs<AppRouter>['table']['look']

interface Props {
  readonly id: string
  readonly first: Look
  /** The address under which others reach this site. */
  readonly site: string
  /** The reader's, where the reader is a guest. */
  readonly returnCode: string | null
}

const CONNECTIONS: Readonly<Record<Link, Connection>> = {
  connecting: 'live',
  live: 'live',
  polling: 'polling',
  lost: 'offline',
  offline: 'offline',
}

/** A table that is played over the network. */
export function LiveTable({ id, first, site, returnCode }: Props) {
  const words = useTranslations('liveTable')
  const router = useRouter()
  const { look, log, gone, send } = useLiveTable(id, first, lookAt)
  const connection = CONNECTIONS[useLink()]
  const { view, me, names } = look
  useStayCalled(me)
  useSummons({ id, view, me, host: names[view.host] ?? '' })
  if (gone !== null) return <Gone why={gone} />
  const mustEnter = look.me === null || !look.maySit
  const { code } = look
  return (
    <Table
      id={id}
      look={look}
      log={log}
      send={send}
      connection={connection}
      {...(code === null
        ? {}
        : {
            link: new URL(`/join/${code}`, site).href,
            // biome-ignore lint/performance/noImgElement: an SVG needs no optimizing
            qr: <img src={`/api/qr/${code}`} alt={words('qr')} width={160} height={160} />,
          })}
      {...(mustEnter ? { onSit: () => router.push(`/t/${id}`) } : {})}
      onLeft={() => router.push('/tables')}
      menu={<MoreOfMenu returnCode={returnCode} me={view.seat === null ? null : me} />}
    />
  )
}

function lookAt(table: string, signal: AbortSignal): Promise<Look> {
  return api.table.look.query({ table }, { signal })
}
