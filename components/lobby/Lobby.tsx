'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { useTRPC } from '@/components/api'
import { useLine } from '@/components/live'
import { buttonClass } from '@/components/ui'
import { NoTables } from './NoTables'
import { type TableCard, TableItem, type Tables } from './TableItem'
import './lobby.css'

interface Props {
  /** The tables as they were when the page was made. */
  readonly first: Tables
  /** Who looks: open tables are for those with an account, and strangers have none of their own. */
  readonly reader: 'ACCOUNT' | 'GUEST' | null
}

/** Whose turn it is at one's own tables is looked at so often, in milliseconds. */
const AGAIN = 15_000

/** The tables: one's own, and the open ones with a free seat; up to date as long as one looks. */
export function Lobby({ first, reader }: Props) {
  const words = useTranslations('lobby')
  const { mine, open } = useTables(first, reader !== null)
  return (
    <div className="lobby">
      <p className="actions">
        <Link className={buttonClass('main')} href="/tables/new">
          {words('make')}
        </Link>
        <Link className={buttonClass()} href="/join">
          {words('join')}
        </Link>
      </p>
      {mine.length > 0 ? <TableList title={words('mine')} tables={mine} /> : null}
      {open.length > 0 ? <TableList title={words('open')} tables={open} /> : null}
      {open.length === 0 ? (
        <NoTables hasAccount={reader === 'ACCOUNT'} hasOwn={mine.length > 0} />
      ) : null}
    </div>
  )
}

function TableList({ title, tables }: { title: string; tables: readonly TableCard[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul className="table-list">
        {tables.map((table) => (
          <TableItem key={table.id} table={table} />
        ))}
      </ul>
    </section>
  )
}

function useTables(first: Tables, isKnown: boolean): Tables {
  const trpc = useTRPC()
  const line = useLine()
  const queries = useQueryClient()
  const { data } = useQuery(
    trpc.table.lobby.queryOptions(undefined, {
      initialData: first,
      refetchInterval: isKnown && AGAIN,
    }),
  )
  useEffect(() => {
    if (!isKnown) return
    const again = () => void queries.invalidateQueries(trpc.table.lobby.queryFilter())
    return line.listen({
      wants: () => ({ lobby: true }),
      hear: ({ of }) => of === 'lobby' && again(),
      wake: again,
    })
  }, [line, queries, trpc, isKnown])
  return data
}
