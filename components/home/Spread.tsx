import { useLocale, useTranslations } from 'next-intl'
import { CardFace } from '@/components/cards'
import { type Card, deckNamed, wordsOf } from '@/engine/deck'

const SHOWN = ['baptism', 'chalice', 'lady-day', 'advent', 'alb'] as Card[]

/** Five cards spread out on the cloth, and what is said over them. */
export function Spread() {
  const words = useTranslations('home')
  const locale = useLocale()
  const deck = deckNamed('traditional')
  if (deck === undefined) return null
  const cardWords = wordsOf(deck, locale)
  const cards = SHOWN.flatMap((card) => deck.card(card) ?? [])
  const asked = cardWords.cardName(SHOWN[4] ?? deck.pack[0] ?? ('' as Card))
  return (
    <section className="spread" aria-label={words('spread')}>
      <div className="arc">
        {cards.map((info) => (
          <CardFace key={info.card} info={info} words={cardWords} />
        ))}
      </div>
      <p className="home-said ask">{words('ask', { card: asked })}</p>
      <p className="home-said give">{words('give')}</p>
      <p className="home-said thank">{words('thank')}</p>
    </section>
  )
}
