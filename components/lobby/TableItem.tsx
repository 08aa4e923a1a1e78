import type { inferRouterOutputs } from '@trpc/server'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { buttonClass, classNames, Icon } from '@/components/ui'
import type { AppRouter } from '@/server/api/root'
import { Facts } from './Facts'

/** What is known of the tables. */
export type Tables = inferRouterOutputs<AppRouter>['table']['lobby']

/** A table in a list. */
export type TableCard = Tables['mine'][number]

/** A table in the list: whose it is, who sits there, how it plays, and the way to it. */
export function TableItem({ table }: { readonly table: TableCard }) {
  const words = useTranslations('lobby')
  const isMine = table.mySeat !== null
  const free = table.seats - table.taken
  return (
    <li className={classNames('table-item', table.myTurn && 'my-turn')}>
      <h3>{words('tableOf', { host: table.host })}</h3>
      {table.myTurn ? (
        <p className="turn-label">
          <Icon name="hand" />
          {words('yourTurn')}
        </p>
      ) : (
        <p className="phase">{words(`phase.${table.phase}`)}</p>
      )}
      <ul className="table-names" aria-label={words('people')}>
        {table.people.map(({ name, isComputer }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: people are known by their seats
          <li key={index}>{isComputer ? words('computer', { name }) : name}</li>
        ))}
        {free > 0 && table.phase === 'gathering' ? (
          <li className="vacant">{words('free', { free })}</li>
        ) : null}
      </ul>
      <Facts settings={table.settings} />
      <Link
        className={buttonClass(table.myTurn ? 'main' : 'plain')}
        href={isMine ? `/tables/${table.id}` : `/t/${table.id}`}
        aria-label={words(isMine ? 'toTableOf' : 'lookAtTableOf', { host: table.host })}
      >
        {words(isMine ? 'toTable' : 'lookAtTable')}
      </Link>
    </li>
  )
}
