'use client'

import { useState } from 'react'
import { contributionTo } from './contribution'
import { useTable } from './TableProvider'

/** The viewer's cut of a fresh pack: how many cards are lifted, and the cut itself. */
export function useCut(pack: number) {
  const { id, look, act } = useTable()
  const [at, lift] = useState(Math.floor(pack / 2))
  const { game, games } = look.view
  const cut = () => {
    if (!game) return
    const { number: hand, attempt, commitment } = game
    const contribution = contributionTo({ table: id, game: games, hand, attempt }, commitment)
    void act({ do: 'play', play: { do: 'cut', at, contribution } })
  }
  return { at, lift, cut }
}
