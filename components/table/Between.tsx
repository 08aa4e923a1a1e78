'use client'

import { useTranslations } from 'next-intl'
import { Button, Icon } from '@/components/ui'
import { allSeats, type Seat } from '@/engine/seat'
import { rulesOf } from '@/engine/setup'
import { AwayPanel } from './AwayPanel'
import { contributionTo } from './contribution'
import { endOfTime } from './model/clock'
import { isStoodInFor } from './model/people'
import { Scores } from './Scores'
import { useTable } from './TableProvider'
import { useClock } from './useClock'

/** Between two hands: what the last one brought, who deals the next, and who is ready for it. */
export function Between() {
  const t = useTranslations('table')
  const { look, words, lines } = useTable()
  const { view } = look
  const { game } = view
  if (!game) return null
  const ending = lines.at(-1)
  const last = game.past.at(-1)
  const { dealer, number, setup } = game
  const isListGone =
    number > 1 &&
    rulesOf(setup, number).list === 'withdrawn' &&
    rulesOf(setup, number - 1).list === 'shown'
  return (
    <div className="between">
      {last && (
        <section className="clothpanel">
          <h2>
            {t(last.end === 'played' ? 'between.over' : 'between.stopped', { hand: last.number })}
          </h2>
          {ending?.kind === 'laid' && <p className="wait">{words.line(ending)}</p>}
          <Scores />
        </section>
      )}
      <section className="slip">
        <h2>{t('between.next', { hand: number, hands: setup.hands })}</h2>
        {dealer !== null && (
          <p>
            {dealer === view.seat
              ? t('between.youDeal')
              : t('between.deals', { name: words.nameAt(dealer) })}
          </p>
        )}
        {isListGone && <p className="listgone">{t('between.listGone')}</p>}
        {game.phase === 'readying' ? <Readiness /> : <p>{t('between.shuffling')}</p>}
        {isStoodInFor(view) && <AwayPanel />}
      </section>
    </div>
  )
}

function Readiness() {
  const t = useTranslations('table.between')
  const { look, words, id, act, pending } = useTable()
  const { view, now } = look
  const { game, games, seat: mine } = view
  const seconds = useClock(endOfTime(view), now)
  if (!game) return null
  const waitedFor = allSeats(view.seats.length).filter((seat) => !game.ready[seat])
  const mayBeReady = mine !== null && waitedFor.includes(mine) && !isStoodInFor(view)
  const ready = () => {
    const { number: hand, attempt, commitment } = game
    const contribution = contributionTo({ table: id, game: games, hand, attempt }, commitment)
    void act({ do: 'play', play: { do: 'ready', contribution } })
  }
  return (
    <>
      {mayBeReady ? (
        <Button kind="main" className="readybutton" busy={pending !== null} onClick={ready}>
          {t(game.number === 1 ? 'firstHand' : 'ready')}
        </Button>
      ) : (
        <p>
          {mine !== null && !isStoodInFor(view) && t('isReady')}{' '}
          {waitedFor.length > 0 && t('waitFor', { names: words.list(waitedFor.map(words.nameAt)) })}
        </p>
      )}
      <ul className="readylist" aria-label={t('readyList')}>
        {allSeats(view.seats.length).map((seat: Seat) => (
          <li key={seat} data-ready={game.ready[seat] || undefined}>
            <Icon name={game.ready[seat] ? 'tick' : 'clock'} />
            {words.markedNameAt(seat)}
          </li>
        ))}
      </ul>
      {seconds !== null && <p className="countdown">{t('countdown', { seconds })}</p>}
    </>
  )
}
