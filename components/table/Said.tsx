'use client'

import { useTranslations } from 'next-intl'
import type { RefObject } from 'react'
import { flourishOf } from './model/flourish'
import type { Line } from './model/lines'
import { RuleLink } from './RuleLink'
import { useTable } from './TableProvider'

/** What was just said at the table, and what came before it. It is read out by the live region, not from here. */
export function Said({ place }: { readonly place: RefObject<HTMLDivElement | null> }) {
  const { lines, words } = useTable()
  const last = lines.at(-1)
  const before = lines.at(-2)
  return (
    <div className="said" ref={place}>
      {before && <p className="before">{words.line(before)}</p>}
      <p className="now" key={last?.seq ?? 0}>
        <Latest />
      </p>
      {last && <Why line={last} />}
      <Stamp />
    </div>
  )
}

/** The last sentence: what was said last, or who deals. */
export function Latest() {
  const { lines, look, words } = useTable()
  const last = lines.at(-1)
  if (last) return words.line(last)
  const hand = look.view.game?.hand
  if (!hand) return null
  const isMine = hand.dealer === look.view.seat
  return words.told({ sentence: isMine ? 'told.dealt.you' : 'told.dealt.others', by: hand.dealer })
}

/** Why the turn went on, where somebody forgot a word or was mistaken. */
function Why({ line }: { readonly line: Line }) {
  const t = useTranslations('table.why')
  if (line.kind !== 'request') return null
  const { outcome } = line
  if (outcome !== 'forgot-please' && outcome !== 'forgot-thanks' && outcome !== 'mistaken') {
    return null
  }
  return (
    <p className="why">
      {t.rich(outcome, { rule: (text) => <RuleLink number={RULE[outcome]}>{text}</RuleLink> })}
    </p>
  )
}

const RULE = { 'forgot-please': 6, 'forgot-thanks': 6, mistaken: 9 } as const

function Stamp() {
  const t = useTranslations('table.flourish')
  const { lines, look } = useTable()
  const { game, settings } = look.view
  if (!game) return null
  const flourish = flourishOf(lines, { number: game.past.length + 1, of: settings.hands })
  return (
    flourish && (
      <p className="stamp" key={lines.at(-1)?.seq ?? 0}>
        {t(flourish)}
      </p>
    )
  )
}
