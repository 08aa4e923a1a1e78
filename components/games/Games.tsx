'use client'

import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useReason, useTRPC } from '@/components/api'
import { Button, Notice } from '@/components/ui'
import { Game, type GamesPage } from './Game'
import { NoGames } from './NoGames'
import './games.css'

/** One's games, the latest first, a page at a time. */
export function Games({ first }: { readonly first: GamesPage }) {
  const words = useTranslations('games')
  const reason = useReason()
  const trpc = useTRPC()
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    trpc.games.mine.infiniteQueryOptions(
      {},
      {
        getNextPageParam: ({ next }) => next ?? undefined,
        initialData: { pages: [first], pageParams: [null] },
      },
    ),
  )
  const games = data.pages.flatMap((page) => page.games)
  if (games.length === 0) return <NoGames />
  return (
    <div className="stack">
      <ul className="game-list">
        {games.map((game) => (
          <Game key={game.id} game={game} />
        ))}
      </ul>
      {error === null ? null : (
        <Notice kind="warn" live>
          {reason(error)}
        </Notice>
      )}
      {hasNextPage ? (
        <p>
          <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {words('more')}
          </Button>
        </p>
      ) : null}
    </div>
  )
}
