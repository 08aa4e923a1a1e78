'use client'

import { useTranslations } from 'next-intl'
import { type SubmitEvent, useState } from 'react'
import { Choice } from '@/components/make-table/Choice'
import '@/components/make-table/make-table.css'
import { Button, Dialog } from '@/components/ui'
import { kept } from './kept'
import { CHOICES, readWishes, type Wishes } from './wishes'

interface Props {
  /** Whether a game is being played, which ends with the new one. */
  readonly isRunning: boolean
  readonly begin: (wishes: Wishes) => void
  readonly onClose: () => void
}

/** Another game: how it is to be, as one liked it last, and a word on the game that it ends. */
export function NewGame({ isRunning, begin, onClose }: Props) {
  const t = useTranslations('practice.newGame')
  const words = useTranslations('makeTable')
  const [wishes, setWishes] = useState(() => readWishes(kept('wishes')))
  const { computers, deck, hands, courtesy, list } = wishes
  const change = (part: Partial<Wishes>) => setWishes((before) => ({ ...before, ...part }))
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    begin(wishes)
  }
  return (
    <Dialog open onClose={onClose} title={t('title')} className="new-game">
      <form onSubmit={submit}>
        <Choice
          legend={t('computers')}
          choices={CHOICES.computers.toSorted().map((each) => [each, each])}
          value={computers}
          onChoose={(computers) => change({ computers })}
        />
        <Choice
          legend={t('deck')}
          choices={CHOICES.deck.map((each) => [each, words(`deck.${each}`)])}
          value={deck}
          onChoose={(deck) => change({ deck })}
          means={words(`deck.${deck}Means`)}
        />
        <Choice
          legend={t('hands')}
          choices={CHOICES.hands.map((each) => [each, each])}
          value={hands}
          onChoose={(hands) => change({ hands })}
        />
        <Choice
          legend={t('courtesy')}
          choices={CHOICES.courtesy.map((each) => [each, words(`courtesy.${each}`)])}
          value={courtesy}
          onChoose={(courtesy) => change({ courtesy })}
          means={words(`courtesy.${courtesy}Means`)}
        />
        <Choice
          legend={t('list')}
          choices={CHOICES.list.map((each) => [each, words(`list.${each}`)])}
          value={list}
          onChoose={(list) => change({ list })}
          means={words(`list.${list}Means`)}
        />
        {isRunning && <p>{t('running')}</p>}
        <div className="row">
          {isRunning && <Button onClick={onClose}>{t('stay')}</Button>}
          <Button kind="main" type="submit">
            {t('deal')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
