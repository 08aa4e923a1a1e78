'use client'

import { useTranslations } from 'next-intl'
import { placesOf } from '@/engine/places'
import { allSeats } from '@/engine/seat'
import { useTable } from './TableProvider'

/** Everybody's cards, hand by hand and in all. */
export function Scores() {
  const t = useTranslations('table.scores')
  const { look, words } = useTable()
  const { game, seat: mine } = look.view
  if (!game) return null
  const { past, totals, hand } = game
  const isRunning = hand !== null && hand.end === null
  const places = game.phase === 'over' ? placesOf(totals) : null
  const seats = allSeats(totals.length)
  const order = seats.toSorted((one, other) => (totals[other] ?? 0) - (totals[one] ?? 0))
  return (
    <section className="scores">
      <table data-places={places ? true : undefined}>
        <caption>{t('title')}</caption>
        <thead>
          <tr>
            {places && <th scope="col">{t('place')}</th>}
            <th scope="col">{t('player')}</th>
            {past.map(({ number, attempt }) => (
              <th scope="col" key={`${number}-${attempt}`}>
                {t('hand', { hand: number })}
              </th>
            ))}
            {isRunning && <th scope="col">{t('soFar')}</th>}
            <th scope="col">{t('total')}</th>
          </tr>
        </thead>
        <tbody>
          {order.map((seat) => (
            <tr key={seat} data-mine={seat === mine || undefined}>
              {places && <td>{places[seat]}</td>}
              <th scope="row">{words.markedNameAt(seat)}</th>
              {past.map(({ number, attempt, scores }) => (
                <td key={`${number}-${attempt}`}>{scores[seat]}</td>
              ))}
              {isRunning && <td>{hand.scores[seat]}</td>}
              <td className="total">{totals[seat]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
