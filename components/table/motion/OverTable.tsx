'use client'

import type { RefObject } from 'react'
import { Latest } from '../Said'
import { InTheAir } from '../speech/InTheAir'
import { Ceremony } from './Ceremony'
import { Flight } from './Flight'
import { useOutOfSight } from './useOutOfSight'

/** What lies over the table for a moment, and the last sentence where it has been scrolled away. */
export function OverTable({ said }: { readonly said: RefObject<Element | null> }) {
  const isOut = useOutOfSight(said)
  return (
    <div className="overtable" aria-hidden="true">
      {isOut && (
        <p className="strip">
          <Latest />
        </p>
      )}
      <InTheAir />
      <Flight />
      <Ceremony />
    </div>
  )
}
