'use client'

import { useLayoutEffect, useRef } from 'react'
import { CardFace } from '@/components/cards'
import type { SetSlug } from '@/engine/deck'
import type { Seat } from '@/engine/seat'
import { useTable } from '../TableProvider'
import type { LoggedEvent } from '../types'
import { lengthOf, safeOf } from './measures'
import { useFresh } from './useFresh'

interface Laid {
  readonly set: SetSlug
  readonly by: Seat
}

/** A set laid down: its cards fan out over the table for a breath, and settle where they are safe. */
export function Ceremony() {
  const { fresh, done } = useFresh(useTable().log, laidIn)
  return fresh && <Fanned key={fresh.seq} {...fresh.found} onSettled={done} />
}

function laidIn(event: LoggedEvent['event']): Laid | null {
  return event.type === 'laid' ? { set: event.set, by: event.by } : null
}

function Fanned({ set, by, onSettled }: Laid & { readonly onSettled: () => void }) {
  const { look, words } = useTable()
  const { seat } = look.view
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const length = lengthOf('--settle')
    const fan = place.current
    const end = safeOf(by, seat)
    if (length === 0 || !fan || !end) return onSettled()
    const { x, y, width, height } = fan.getBoundingClientRect()
    const away = `translate(${end.x - x - width / 2}px, ${end.y - y - height / 2}px)`
    const settling = fan.animate(
      [
        { opacity: 0, transform: 'translateY(1rem) scale(0.9)' },
        { opacity: 1, transform: 'none', offset: 0.2 },
        { opacity: 1, transform: 'none', offset: 0.65 },
        { opacity: 0.6, transform: `${away} scale(0.12)` },
      ],
      { duration: 2.6 * length, easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)' },
    )
    settling.onfinish = onSettled
    return () => settling.cancel()
  }, [by, seat, onSettled])
  const info = words.deck.set(set)
  if (!info) return null
  return (
    <div className="ceremony" ref={place} aria-hidden="true" data-set={info.number}>
      <div className="fanned">
        {info.cards.map((card) => {
          const face = words.deck.card(card)
          return face && <CardFace key={card} info={face} words={words.cards} small />
        })}
      </div>
    </div>
  )
}
