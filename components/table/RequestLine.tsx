'use client'

import { useTranslations } from 'next-intl'
import { useTable } from './TableProvider'

/** The request as a sentence, with blanks for what isn't chosen yet. */
export function RequestLine() {
  const t = useTranslations('table.composer')
  const { look, words, composer } = useTable()
  const { whom, card, saysPlease } = composer
  const isGuided = look.view.game?.hand?.rules.list === 'shown'
  const number = card === null ? undefined : words.deck.card(card)?.set.number
  return (
    <p className="line">
      {t.rich(saysPlease ? 'sentencePlease' : 'sentence', {
        who: () => <span className="blank">{whom === null ? '' : words.nameAt(whom)}</span>,
        what: () => (
          <span className="blank" data-set={isGuided ? number : undefined}>
            {card === null ? '' : words.cards.cardName(card)}
          </span>
        ),
      })}
    </p>
  )
}
