'use client'

import type { Seat } from '@/engine/seat'
import { othersOf } from './model/people'
import { MOST_ROUND, type Place, placesRound } from './model/places'
import { useTable } from './TableProvider'

/** A dotted thread from whoever asked last to the one asked. Decoration: the sentence beside it says so. */
export function Thread() {
  const { look, lines } = useTable()
  const line = lines.at(-1)
  const others = othersOf(look.view)
  if (line?.kind !== 'request' || others.length > MOST_ROUND) return null
  const places = placesRound(others.length)
  const endAt = (seat: Seat): Place => {
    const place = places[others.indexOf(seat)]
    return place ? { x: place.x < 50 ? place.x + 6 : place.x - 6, y: place.y + 27 } : ME
  }
  const from = endAt(line.by)
  const to = endAt(line.of)
  const middle = { x: (from.x + to.x) / 2, y: from === ME || to === ME ? 90 : 104 }
  return (
    <svg className="ask-thread" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path
        key={line.seq}
        vectorEffect="non-scaling-stroke"
        d={`M${from.x} ${from.y}Q${middle.x} ${middle.y} ${to.x} ${to.y}`}
      />
    </svg>
  )
}

/** The viewer's own place, at the near side. */
const ME: Place = { x: 50, y: 78 }
