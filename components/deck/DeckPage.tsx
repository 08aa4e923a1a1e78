import { useLocale, useTranslations } from 'next-intl'
import { Emblem, Patch } from '@/components/cards'
import { PaperPage } from '@/components/ui'
import { deckNamed, wordsOf } from '@/engine/deck'
import { DeckSet } from './DeckSet'
import './deck.css'

/** Every card of the traditional deck with its drawing and what it is, set by set. */
export function DeckPage() {
  const words = useTranslations('deck')
  const locale = useLocale()
  const deck = deckNamed('traditional')
  if (deck === undefined) return null
  const cards = wordsOf(deck, locale)
  return (
    <PaperPage title={words('title')} wide>
      <p className="lead-in deck-lead">
        {words('lead', { sets: deck.sets.length, cards: deck.pack.length })}
      </p>
      <nav className="deck-index" id="sets" aria-label={words('index')}>
        <ol>
          {deck.sets.map((set) => (
            <li key={set.slug}>
              <a href={`#${set.slug}`} data-set={set.number}>
                <Patch set={set.number} />
                <Emblem set={set.number} />
                <span className="deck-index-name">{cards.setName(set.slug)}</span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <section className="deck-printed" id="printed">
        <h2>{words('printed.title')}</h2>
        <p>{words('printed.text')}</p>
        <p>{words('printed.guess')}</p>
      </section>
      {deck.sets.map((set) => (
        <DeckSet key={set.slug} deck={deck} set={set} cards={cards} />
      ))}
    </PaperPage>
  )
}
