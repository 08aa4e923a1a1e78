import { useFormatter, useTranslations } from 'next-intl'
import { CardFace, Emblem, Patch } from '@/components/cards'
import type { Card, CardSet, Deck, DeckWords } from '@/engine/deck'
import { DeckCard } from './DeckCard'
import { knownOf } from './printed'

interface Props {
  readonly deck: Deck
  readonly set: CardSet
  readonly cards: DeckWords
}

/** A set of the deck: by whose authority it is what it is, what is known of it, and all its cards. */
export function DeckSet({ deck, set, cards }: Props) {
  const words = useTranslations('deck')
  const list = useFormatter()
  const { extent, known } = knownOf(set.cards)
  const names = known.flatMap((card) => (deck.card(card)?.isList ? [] : cards.cardName(card)))
  const name = cards.setName(set.slug)
  return (
    <section className="deck-set" id={set.slug} aria-labelledby={`${set.slug}-name`}>
      <h2 id={`${set.slug}-name`}>
        <Patch set={set.number} />
        {name}
        <span className="deck-emblem" data-set={set.number}>
          <Emblem set={set.number} />
        </span>
      </h2>
      <div className="deck-why">
        <p>{cards.authority(set.slug)}</p>
        <p className="deck-known" data-extent={extent}>
          {words(`known.${extent}`, { cards: list.list(names) })}
        </p>
        <p className="deck-sign">
          {words('count', { pictures: set.cards.length - 1 })}.{' '}
          {words(`sign.${set.slug}` as 'sign.fasts')}
        </p>
      </div>
      <ul className="deck-cards">
        {set.cards.map((card) => (
          <OneCard key={card} card={card} deck={deck} cards={cards} />
        ))}
      </ul>
      <p className="deck-up">
        <a href="#sets">{words('toIndex')}</a>
      </p>
    </section>
  )
}

function OneCard({ card, deck, cards }: Omit<Props, 'set'> & { readonly card: Card }) {
  const words = useTranslations('deck')
  const info = deck.card(card)
  if (info === undefined) return null
  const set = cards.setName(info.set.slug)
  const picture = cards.picture(card)
  const title = info.isList ? words('listOf', { set }) : cards.cardName(card)
  return (
    <DeckCard
      card={card}
      title={title}
      label={words('open', { card: title })}
      face={<CardFace info={info} words={cards} />}
      about={picture?.about ?? words('list', { set })}
      more={
        picture && (
          <>
            <p>{words('ofSet', { set, number: info.set.number })}</p>
            <p className="deck-drawing">{words('picture', { drawing: picture.drawing })}</p>
          </>
        )
      }
    />
  )
}
