'use client'

import { useTranslations } from 'next-intl'
import { type SubmitEvent, useState } from 'react'
import { Button, Icon, RadioGroup } from '@/components/ui'
import { momentOf } from './model/moment'
import { othersOf } from './model/people'
import { RequestLine } from './RequestLine'
import { SayField } from './saying/SayField'
import { useTable } from './TableProvider'

/**
 * The request: whom, which, and the word. At a strict table two equal buttons stand there, so that Please can be
 * forgotten; at a gentle one the table says it. Enter is Please, unless a
 * whole sentence was written without it.
 */
export function ComposerForm() {
  const t = useTranslations('table')
  const { look, words, composer, pending } = useTable()
  const hand = look.view.game?.hand
  const { whom, card, which, saysPlease, isReady, isWriting, ask } = composer
  const [wasOpened, setOpened] = useState(false)
  const isStrict = hand?.rules.courtesy === 'strict'
  const isAsking = pending?.do === 'play' && pending.play.do === 'ask'
  const isOwing = momentOf(look.view) === 'thanks'
  const isMemory = hand?.rules.list === 'withdrawn'
  const missing = which
    ? which.kind === 'player'
      ? 'whichPlayer'
      : 'whichCard'
    : whom === null
      ? card === null
        ? 'chooseBoth'
        : 'chooseWhom'
      : card === null
        ? 'chooseWhich'
        : null
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isReady) ask(true)
  }
  return (
    <form onSubmit={submit}>
      <h2 className="ribbon me">
        <Icon name="hand" />
        {t('composer.yourTurn')}
      </h2>
      <RadioGroup
        legend={t('composer.whom')}
        choices={othersOf(look.view).map((seat) => ({ value: seat, label: words.nameAt(seat) }))}
        value={whom}
        onChoose={composer.chooseWhom}
      />
      {(isMemory || isWriting) && <SayField isOnlyWay={isMemory} takesFocus={wasOpened} />}
      <RequestLine />
      <div className="under">
        {missing && (
          <p className="missing" id="missing">
            {t(`composer.${missing}`)}
          </p>
        )}
        {!isMemory && (
          <Button
            kind="quiet"
            aria-expanded={isWriting}
            onClick={() => {
              setOpened(true)
              composer.write(!isWriting)
            }}
          >
            {t('composer.writeIt')}
          </Button>
        )}
      </div>
      <div className="acts">
        {isStrict && (
          <Button
            kind="say"
            off={!isReady}
            aria-label={isReady && !saysPlease ? t('composer.askWithoutPlease') : undefined}
            aria-describedby={missing ? 'missing' : undefined}
            onClick={() => ask(saysPlease)}
          >
            {t('say.ask')}
          </Button>
        )}
        <Button
          kind="say"
          type="submit"
          off={!isReady}
          busy={isAsking}
          aria-describedby={missing ? 'missing' : undefined}
        >
          {t('say.please')}
        </Button>
      </div>
      {isOwing && (
        <Button kind="quiet" onClick={() => composer.askOn(false)}>
          {t('composer.back')}
        </Button>
      )}
    </form>
  )
}
