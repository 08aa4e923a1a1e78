'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useId, useRef } from 'react'
import { Button, Icon } from '@/components/ui'
import { type Hint, LESSONS, type Lesson } from './lessons'
import { useLessonWords } from './useLessonWords'
import './learn.css'

interface Props {
  readonly lesson: Lesson
  /** From 0. */
  readonly step: number
  readonly isDone: boolean
  /** What went otherwise at the last try. */
  readonly hint: Hint | null
  readonly takesFocus: boolean
  readonly onGo: (step: number) => void
}

/** What a step is about and what there is to do; when it is done, a word on it, and the way on. */
export function Coach({ lesson, step, isDone, hint, takesFocus, onGo }: Props) {
  const t = useTranslations('learn')
  const words = useLessonWords(lesson)
  const id = useId()
  const place = useRef<HTMLElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  const wantsFocus = useRef(takesFocus)
  const steps = LESSONS.length
  useEffect(() => {
    // What is in focus is read out, with the words that describe it; so it comes after Thank you, which takes it too.
    const frame = requestAnimationFrame(() => {
      if (isDone) next.current?.focus()
      else if (wantsFocus.current) place.current?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [isDone])
  return (
    <section
      className="coach"
      ref={place}
      tabIndex={-1}
      data-done={isDone || undefined}
      data-looks={lesson.reads !== undefined || undefined}
      aria-label={t('label', { step: step + 1, steps, title: words.title })}
      aria-describedby={isDone ? `${id}-ack` : `${id}-text ${id}-task`}
    >
      <header>
        <h2>{words.title}</h2>
        <small aria-hidden="true">{t('of', { step: step + 1, steps })}</small>
      </header>
      {isDone ? (
        <p className="ack" id={`${id}-ack`}>
          <Icon name="tick" />
          {words.ack}
        </p>
      ) : (
        <>
          <p id={`${id}-text`}>{hint === null ? words.text : words.hint(hint)}</p>
          <p className="task" id={`${id}-task`}>
            {words.task}
          </p>
        </>
      )}
      <div className="coach-ways">
        {step > 0 && (
          <Button kind="quiet" onClick={() => onGo(step - 1)}>
            {t('back')}
          </Button>
        )}
        {isDone ? (
          <Button
            kind="main"
            ref={next}
            aria-describedby={`${id}-ack`}
            onClick={() => onGo(step + 1)}
          >
            {t(step + 1 === steps ? 'last' : 'next')}
          </Button>
        ) : (
          <Button kind="quiet" onClick={() => onGo(step + 1)}>
            {t('skip')}
          </Button>
        )}
      </div>
    </section>
  )
}
