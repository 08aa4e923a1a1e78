'use client'

import { useTranslations } from 'next-intl'
import { CardFace } from '@/components/cards'
import { Button } from '@/components/ui'
import type { Seat } from '@/engine/seat'
import type { GameView } from '@/engine/view'
import { AwayPanel } from './AwayPanel'
import { endOfTime } from './model/clock'
import { isStoodInFor } from './model/people'
import { Pack } from './Pack'
import { Mark } from './SeatPlace'
import { useTable } from './TableProvider'
import { useClock } from './useClock'
import { useCut } from './useCut'

/** Cutting for the deal: each player picks a place in a pack, and the cards cut are shown to all. */
export function Cutting() {
  const t = useTranslations('table.cut')
  const { look, words } = useTable()
  const { view } = look
  const { game } = view
  const seconds = useClock(endOfTime(view), look.now)
  if (!game) return null
  const hasCut = (seat: Seat) =>
    game.cuts.some((cut) => cut.round === game.round && cut.by === seat)
  const waitedFor = game.among.filter((seat) => !hasCut(seat))
  const names = words.list(waitedFor.map(words.nameAt))
  const mine = view.seat
  const mayCut = mine !== null && waitedFor.includes(mine) && !isStoodInFor(view)
  return (
    <div className="cutting">
      <section className="clothpanel">
        <h2>{t('title')}</h2>
        <p>
          {game.round > 1
            ? t('again', { names: words.list(game.among.map(words.nameAt)) })
            : t('how')}
        </p>
        {mayCut && <MyCut key={game.round} cards={words.deck.pack.length} />}
        {!mayCut && waitedFor.length > 0 && <p className="wait">{t('waitFor', { names })}</p>}
        {seconds !== null && <p className="countdown">{t('countdown', { seconds })}</p>}
      </section>
      {isStoodInFor(view) && (
        <section className="slip">
          <AwayPanel />
        </section>
      )}
      <section className="cutcards" aria-label={t('shown')}>
        {Array.from({ length: game.round }, (_, index) => game.round - index).map((round) => (
          <CutCards key={round} game={game} round={round} />
        ))}
      </section>
    </div>
  )
}

function MyCut({ cards }: { readonly cards: number }) {
  const t = useTranslations('table.cut')
  const { pending } = useTable()
  const { at, lift, cut } = useCut(cards)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (pending === null) cut()
      }}
    >
      <Pack cards={cards} at={at} onLift={lift} />
      <Button kind="main" type="submit" busy={pending?.do === 'play'}>
        {t('do')}
      </Button>
    </form>
  )
}

function CutCards({ game, round }: { readonly game: GameView; readonly round: number }) {
  const t = useTranslations('table.cut')
  const { words } = useTable()
  const cuts = game.cuts.filter((cut) => cut.round === round)
  const waitedFor =
    round === game.round ? game.among.filter((seat) => !cuts.some(({ by }) => by === seat)) : []
  return (
    <>
      {game.round > 1 && <h3>{t('round', { round })}</h3>}
      <ul className="cuts">
        {cuts.map(({ by, card }) => {
          const info = words.deck.card(card)
          return (
            <li key={by}>
              {info && <CardFace info={info} words={words.cards} small />}
              <span className="plate">{words.nameAt(by)}</span>
              <Mark seat={by} />
            </li>
          )
        })}
        {waitedFor.map((seat) => (
          <li key={seat}>
            <span className="nocard">{t('notYet')}</span>
            <span className="plate">{words.nameAt(seat)}</span>
            <Mark seat={seat} />
          </li>
        ))}
      </ul>
    </>
  )
}
