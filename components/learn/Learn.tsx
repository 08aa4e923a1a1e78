'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Waiting } from '@/components/scenes/Waiting'
import { Learnt } from './Learnt'
import { LessonTable } from './LessonTable'
import { LESSONS } from './lessons'
import { keepStep, keptStep } from './step'

/** The tutorial: one step after another, each played at a table of its own; it goes on where it was left. */
export function Learn() {
  const t = useTranslations('learn')
  const [step, setStep] = useState<number | null>(null)
  const [hasMoved, setMoved] = useState(false)
  useEffect(() => setStep(keptStep(LESSONS.length)), [])
  const go = (next: number) => {
    setMoved(true)
    setStep(next)
    keepStep(next)
    scrollTo(0, 0)
  }
  if (step === null) return <Waiting>{t('opening')}</Waiting>
  const lesson = LESSONS[step]
  if (lesson === undefined) return <Learnt onAgain={() => go(0)} />
  return <LessonTable key={step} lesson={lesson} step={step} takesFocus={hasMoved} onGo={go} />
}
