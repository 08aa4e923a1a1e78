'use client'

import { useLayoutEffect, useRef } from 'react'
import { CardFace } from '@/components/cards'
import type { Card } from '@/engine/deck'
import type { Seat } from '@/engine/seat'
import { useTable } from '../TableProvider'
import type { LoggedEvent } from '../types'
import { cardsOf, lengthOf } from './measures'
import { useFresh } from './useFresh'

interface Passed {
  readonly card: Card
  readonly from: Seat
  readonly to: Seat
}

/** A card that was given crosses the table; one that wasn't thanked for goes back. Nothing waits for it. */
export function Flight() {
  const { fresh, done } = useFresh(useTable().log, passedIn)
  return fresh && <FlyingCard key={fresh.seq} {...fresh.found} onLanded={done} />
}

function passedIn(event: LoggedEvent['event']): Passed | null {
  switch (event.type) {
    case 'given':
      return { card: event.card, from: event.of, to: event.by }
    case 'forgot-thanks':
      return { card: event.card, from: event.by, to: event.of }
    default:
      return null
  }
}

function FlyingCard({ card, from, to, onLanded }: Passed & { readonly onLanded: () => void }) {
  const { look, words } = useTable()
  const { seat } = look.view
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const duration = 1.5 * lengthOf('--deal')
    const [start, end] = [cardsOf(from, seat), cardsOf(to, seat)]
    const flying = place.current
    const origin = flying?.offsetParent?.getBoundingClientRect()
    if (duration === 0 || !start || !end || !flying || !origin) return onLanded()
    const at = (spot: typeof start, scale: number, turn: number) =>
      `translate(${spot.x - origin.x}px, ${spot.y - origin.y}px) translate(-50%, -50%) scale(${scale}) rotate(${turn}deg)`
    const middle = { ...start, x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 - 30 }
    const flight = flying.animate(
      [
        { transform: at(start, 0.6, -6), opacity: 0.4 },
        { transform: at(middle, 1.1, 4), opacity: 1, offset: 0.5 },
        { transform: at(end, 0.9, 0), opacity: 0.9 },
      ],
      { duration, easing: 'cubic-bezier(0.3, 0.6, 0.4, 1)' },
    )
    flight.onfinish = onLanded
    return () => flight.cancel()
  }, [from, to, seat, onLanded])
  const info = words.deck.card(card)
  if (!info) return null
  return (
    <div className="flight" ref={place} aria-hidden="true">
      <CardFace
        info={info}
        words={words.cards}
        small
        namesSet={look.view.game?.hand?.rules.list === 'shown'}
      />
    </div>
  )
}
