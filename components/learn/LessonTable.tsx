'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { MoreOfMenu } from '@/components/live-table/MoreOfMenu'
import { ME, viewLocally } from '@/components/practice/local-table'
import { usePlayerNames } from '@/components/practice/usePlayerNames'
import { Table } from '@/components/table'
import type { Send } from '@/components/table/types'
import { Coach } from './Coach'
import type { Lesson } from './lessons'
import { useLesson } from './useLesson'

interface Props {
  readonly lesson: Lesson
  /** From 0. */
  readonly step: number
  /** Whether the reader came here from another step, and is to hear what this one is about. */
  readonly takesFocus: boolean
  readonly onGo: (step: number) => void
}

/** A step of the tutorial: a table like any other, and above the composer what there is to do at it. */
export function LessonTable({ lesson, step, takesFocus, onGo }: Props) {
  const t = useTranslations('learn')
  const router = useRouter()
  const names = usePlayerNames()
  const { stand, attempt, isDone, hint, send, read } = useLesson(lesson)
  const view = viewLocally(stand.local)
  const sendOrGo: Send = async (command) => {
    if (command.do === 'play-again') router.push('/practice')
    return command.do === 'leave' || command.do === 'play-again' ? { ok: true } : send(command)
  }
  return (
    <Table
      key={attempt}
      id={`learn-${lesson.id}`}
      connection="live"
      look={{ view, names, me: ME, isHost: true, code: null, now: Date.now() }}
      log={stand.local.log}
      send={sendOrGo}
      onCardRead={read}
      leaving={t('leaving')}
      onLeft={() => router.push('/')}
      menu={<MoreOfMenu />}
      guide={
        <Coach
          lesson={lesson}
          step={step}
          isDone={isDone}
          hint={hint}
          takesFocus={takesFocus || attempt > 0}
          onGo={onGo}
        />
      }
    />
  )
}
