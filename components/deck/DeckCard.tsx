'use client'

import type { MouseEvent, ReactNode } from 'react'
import { Dialog } from '@/components/ui'
import { useOpenCard } from './useOpenCard'

interface Props {
  readonly card: string
  readonly title: string
  /** What the link on the card's face is called. */
  readonly label: string
  readonly face: ReactNode
  readonly about: ReactNode
  /** What is said of it when it lies open, besides what it is. */
  readonly more: ReactNode
}

/** A card of the deck beside what it is; its face opens large. Without scripts the link leads to its place. */
export function DeckCard({ card, title, label, face, about, more }: Props) {
  const { href, isOpen, open, close } = useOpenCard(card)
  const click = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    open()
  }
  return (
    <li className="deck-card" id={card}>
      <a className="deck-face" href={`${href}#${card}`} aria-label={label} onClick={click}>
        {face}
      </a>
      <div>
        <h3>{title}</h3>
        <p>{about}</p>
      </div>
      <Dialog open={isOpen} onClose={close} title={title} className="deck-large">
        {face}
        <div className="stack">
          <p>{about}</p>
          {more}
        </div>
      </Dialog>
    </li>
  )
}
