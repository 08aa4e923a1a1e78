import type { inferRouterOutputs } from '@trpc/server'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { Facts } from '@/components/lobby'
import type { AppRouter } from '@/server/api/root'
import { Day } from './Day'
import { HandScores } from './HandScores'

/** A page of somebody's games. */
export type GamesPage = inferRouterOutputs<AppRouter>['games']['mine']

/** A game in the list of games. */
export type PlayedGame = GamesPage['games'][number]

/** A game: when, with whom, who won; it opens to the scores of its hands. */
export function Game({ game }: { readonly game: PlayedGame }) {
  const words = useTranslations('games')
  const { seats, mySeat, state } = game
  const mine = seats[mySeat]
  const nameOf = (seat: number) => {
    const name = seats[seat]?.name ?? words('formerPlayer')
    return seats[seat]?.isComputer ? words('computer', { name }) : name
  }
  const order = seats
    .map((seat, number) => ({ ...seat, number, name: nameOf(number) }))
    .sort((one, other) => (one.place ?? 0) - (other.place ?? 0) || other.total - one.total)
  return (
    <li className="game">
      <p className="game-head">
        <Day date={game.startedAt} />
        <span className="game-state">
          {state === 'over' && mine?.place != null
            ? words('place', { place: mine.place, count: seats.length })
            : words(`state.${state}`)}
        </span>
      </p>
      <ol className="ranking">
        {order.map(({ number, name, total, place }) => (
          <li key={number} data-mine={number === mySeat || undefined}>
            <span className="rank">{state === 'over' ? place : ''}</span>
            <span className="ranked">{number === mySeat ? words('you', { name }) : name}</span>
            <span className="cards-won">{words('cards', { cards: total })}</span>
          </li>
        ))}
      </ol>
      {state === 'running' ? (
        <p>
          <Link href={`/tables/${game.table}`}>{words('toTable')}</Link>
        </p>
      ) : null}
      <details>
        <summary>{words('open')}</summary>
        <HandScores game={game} nameOf={nameOf} />
        <Facts settings={{ ...game.setup, clock: null, open: false, spectators: false }} />
      </details>
    </li>
  )
}
