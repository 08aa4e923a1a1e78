import { useLocale, useTranslations } from 'next-intl'
import { Back, CardFace } from '@/components/cards'
import { deckNamed, wordsOf } from '@/engine/deck'

/** Some cards of the deck beside a rule. Decoration: the rule says it all. */
function Cards({ cards, small = false }: { readonly cards: readonly string[]; small?: boolean }) {
  const locale = useLocale()
  const deck = deckNamed('traditional')
  if (deck === undefined) return null
  const words = wordsOf(deck, locale)
  return (
    <div className="rule-cards" aria-hidden="true">
      {cards
        .flatMap((card) => deck.card(card) ?? [])
        .map((info) => (
          <CardFace key={info.card} info={info} words={words} small={small} />
        ))}
    </div>
  )
}

/** A whole set: the LIST card and what it lists. */
export function WholeSet() {
  return <Cards cards={['fasts-list', 'lent', 'advent', 'fridays']} />
}

/** A request and its answer, as they are said. */
export function Asked() {
  const words = useTranslations('rules.5')
  return (
    <p className="rule-said">
      <q>{words('said')}</q> <q>{words('answer')}</q>
    </p>
  )
}

/** The two words. */
export function TwoWords() {
  const words = useTranslations('rules.6')
  return (
    <p className="rule-said" aria-hidden="true">
      <q>{words('please')}</q> <q>{words('thanks')}</q>
    </p>
  )
}

/** A set that lies safe. */
export function Laid() {
  return <Cards small cards={['altar-vessels-list', 'chalice', 'paten', 'flagon', 'alms-dish']} />
}

/** Two cards that are easily taken for one set. */
export function Mistaken() {
  return <Cards cards={['amice', 'greater-sacraments-list']} />
}

/** The other players' cards, with none of one's own. */
export function Backs() {
  return (
    <div className="rule-cards" aria-hidden="true">
      <Back />
      <Back />
      <Back />
    </div>
  )
}
