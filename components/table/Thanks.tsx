'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { CardFace } from '@/components/cards'
import { Button, Icon } from '@/components/ui'
import { groupsOf } from './model/groups'
import { useTyping } from './saying/useTyping'
import { useTable } from './TableProvider'

/** So long after it appears Thank you doesn't react: the second half of a double tap says nothing. */
const DEAF = 250

/** A card was given: the card, large, and Thank you where Please stood. */
export function Thanks() {
  const t = useTranslations('table')
  const { look, words, composer, pending } = useTable()
  const button = useRef<HTMLButtonElement>(null)
  const shownAt = useRef(Number.POSITIVE_INFINITY)
  useEffect(() => {
    shownAt.current = performance.now()
    if (!document.querySelector('dialog[open]')) button.current?.focus({ preventScroll: true })
  }, [])
  const hand = look.view.game?.hand
  // By memory one may write on at once, with thanks unsaid: asking on is the lapse. T is for thanks.
  useTyping(hand?.rules.list === 'withdrawn', (letter) => {
    if (letter.toLowerCase() !== 't') composer.type(letter)
  })
  const info = words.deck.card(hand?.owed?.card)
  if (!hand?.owed || !info) return null
  const { set, card } = info
  const isGuided = hand.rules.list === 'shown'
  const isComplete = groupsOf(hand).some((group) => group.set === set && group.isFull)
  const isThanking = pending?.do === 'play' && pending.play.do === 'thank'
  const thank = () => {
    if (performance.now() - shownAt.current >= DEAF) composer.thank()
  }
  return (
    <div className="thanks">
      <h2 className="ribbon me">
        <Icon name="hand" />
        {t('thanks.title')}
      </h2>
      <div className="got" data-set={set.number}>
        <CardFace info={info} words={words.cards} namesSet={isGuided} />
        <p>
          {t('thanks.gave', { of: words.nameAt(hand.owed.to), card: words.cards.cardName(card) })}
        </p>
        {isComplete && isGuided && (
          <small>
            {t('thanks.completes', { count: set.cards.length, set: words.cards.setName(set.slug) })}
          </small>
        )}
      </div>
      <div className="acts">
        <Button kind="quiet" onClick={() => composer.askOn(true)}>
          {t('thanks.askAgain')}
        </Button>
        <Button kind="say" ref={button} busy={isThanking} onClick={thank}>
          {t('say.thanks')}
        </Button>
      </div>
    </div>
  )
}
