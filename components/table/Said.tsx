'use client'

import { useTable } from './TableProvider'

/** What was just said at the table, and what came before it. It is read out by the live region, not from here. */
export function Said() {
  const { lines, look, words } = useTable()
  const last = lines.at(-1)
  const before = lines.at(-2)
  const hand = look.view.game?.hand
  const dealt =
    hand &&
    words.told({
      sentence: hand.dealer === look.view.seat ? 'told.dealt.you' : 'told.dealt.others',
      by: hand.dealer,
    })
  return (
    <div className="said">
      {before && <p className="before">{words.line(before)}</p>}
      <p className="now" key={last?.seq ?? 0}>
        {last ? words.line(last) : dealt}
      </p>
    </div>
  )
}
