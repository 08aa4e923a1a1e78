'use client'

import { useTranslations } from 'next-intl'
import { SmallBack } from '@/components/cards'
import { classNames, Icon, VisuallyHidden } from '@/components/ui'
import type { Seat } from '@/engine/seat'
import { momentOf } from './model/moment'
import { markOf } from './model/people'
import { SafePiles } from './SafePiles'
import { useTable } from './TableProvider'

/** So many backs make a fan; the number on it tells how many cards it is. */
const FAN = 8

/** Somebody else's place: cards held, name, safe sets; tapped, it is who will be asked. */
export function SeatPlace({ seat }: { readonly seat: Seat }) {
  const t = useTranslations('table.seat')
  const { look, words, composer } = useTable()
  const { view } = look
  const hand = view.game?.hand
  if (!hand) return null
  const name = words.nameAt(seat)
  const count = hand.counts[seat] ?? 0
  const safe = hand.safe[seat] ?? []
  const names = words.list(safe.map((slug) => words.cards.setName(slug)))
  const label = t('label', {
    name: words.markedNameAt(seat),
    count,
    safe: safe.length === 0 ? 'none' : names,
    mark: markOf(look, seat) ?? 'none',
  })
  const moment = momentOf(view)
  const mayAsk = moment === 'asking' || moment === 'thanks' || moment === 'waiting'
  const isTurn = hand.turn === seat
  const face = (
    <>
      <Fan count={count} />
      {view.seats[seat]?.kind === 'computer' && <Icon name="computer" />}
      <span className="plate">{name}</span>
    </>
  )
  return (
    <li
      className={classNames('seat', isTurn && 'turn')}
      data-seat={seat}
      aria-current={isTurn || undefined}
    >
      {mayAsk ? (
        <button
          type="button"
          className="who"
          aria-pressed={composer.whom === seat}
          aria-label={`${label}. ${t('ask', { name })}`}
          onClick={() => composer.chooseWhom(seat)}
        >
          {face}
        </button>
      ) : (
        <div className="who">
          <span aria-hidden="true" className="who-face">
            {face}
          </span>
          <VisuallyHidden>{label}</VisuallyHidden>
        </div>
      )}
      {isTurn && (
        <span className="isasking">
          <Icon name="hand" />
          {t(hand.owed ? 'owes' : 'asking')}
        </span>
      )}
      <Mark seat={seat} />
      <SafePiles sets={safe} label={t('safeOf', { name })} />
      <Bubble seat={seat} />
    </li>
  )
}

function Fan({ count }: { readonly count: number }) {
  const backs = Math.min(count, FAN)
  return (
    <span className="fan" data-backs={backs} aria-hidden="true">
      {Array.from({ length: backs }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: backs are alike
        <SmallBack key={place} />
      ))}
      <b>{count}</b>
    </span>
  )
}

/** Beside a plate: that a computer or a stand-in plays there, or that the player is away. */
export function Mark({ seat }: { readonly seat: Seat }) {
  const t = useTranslations('table.seat')
  const mark = markOf(useTable().look, seat)
  return mark && <small className={classNames('mark', mark)}>{t(mark)}</small>
}

/** What the player just said, where the last line is a request to this seat. */
function Bubble({ seat }: { readonly seat: Seat }) {
  const t = useTranslations('table.say')
  const speech = useTranslations('table.speech')
  const { heard, lines } = useTable()
  const phrase = heard.findLast((one) => one.seat === seat)
  if (phrase) {
    return (
      <span className="bubble phrase-said" key={phrase.seq} aria-hidden="true">
        {speech(`phrase.${phrase.phrase}`)}
      </span>
    )
  }
  const line = lines.at(-1)
  if (line?.kind !== 'request') return null
  const speaks =
    line.of === seat && line.outcome === 'unsuccessful'
      ? t('notToday')
      : line.of === seat && line.outcome === 'given'
        ? t('hereYouAre')
        : line.by === seat && line.outcome === 'thanked'
          ? t('thanks')
          : null
  if (speaks === null) return null
  return (
    <span className="bubble" key={line.seq} aria-hidden="true">
      {speaks}
    </span>
  )
}
