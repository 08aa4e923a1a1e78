'use client'

import { useTranslations } from 'next-intl'
import { VisuallyHidden } from '@/components/ui'
import { RuleLink } from '../RuleLink'
import { useTable } from '../TableProvider'

/** Says what is made of what was written: to all where it isn't clear, to those who listen where it is. */
export function Hint({ choices }: { readonly choices: number }) {
  const t = useTranslations('table')
  const { look, words, composer } = useTable()
  const { typed, whom, card, which, barred, isLost, saysPlease } = composer
  const hand = look.view.game?.hand
  const isOwn = barred !== null && hand?.cards?.includes(barred)
  const set = words.deck.card(barred)?.set.slug
  const isSafe = set !== undefined && hand?.safe.flat().includes(set)
  const parts = {
    who: () => (whom === null ? '…' : words.nameAt(whom)),
    what: () => (card === null ? '…' : words.cards.cardName(card)),
  }
  return (
    <p className="nothing" role="status">
      {barred !== null &&
        t.rich(
          isOwn
            ? 'refused.you-have-that-card'
            : isSafe
              ? 'refused.card-is-safe'
              : 'refused.no-card-of-that-set',
          { rule9: (text) => <RuleLink number={9}>{text}</RuleLink> },
        )}
      {isLost && t('composer.nothingFound')}
      {which !== null && (
        <VisuallyHidden>
          {t(which.kind === 'player' ? 'composer.foundPlayersCount' : 'composer.foundCount', {
            count: choices,
          })}
        </VisuallyHidden>
      )}
      {which === null && typed !== '' && whom !== null && card !== null && (
        <VisuallyHidden>
          {t.markup(saysPlease ? 'composer.sentencePlease' : 'composer.sentence', parts)}
        </VisuallyHidden>
      )}
    </p>
  )
}
