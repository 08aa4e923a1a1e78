'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import type { Send } from '@/components/table/types'
import type { Hint, Lesson } from './lessons'
import {
  beginLesson,
  doInLesson,
  isReplyDue,
  readInLesson,
  replyInLesson,
  type Stand,
} from './play-lesson'

/** So long one looks at what came of it before it is spoken of, in milliseconds. */
const LOOK = 1_100

/** So long a computer player thinks, in milliseconds. */
const THINK = 1_600

/** A lesson being played. */
export interface LessonPlay {
  readonly stand: Stand
  /** Counts the tries: the table is laid anew for each. */
  readonly attempt: number
  readonly isDone: boolean
  /** What went otherwise at the last try. */
  readonly hint: Hint | null
  readonly send: Send
  readonly read: (card: string) => void
}

/** Plays a lesson: judges what is done, lets computer players reply, and lays the table anew after a wrong move. */
export function useLesson(lesson: Lesson): LessonPlay {
  const [stand, setStand] = useState(() => beginLesson(lesson, Date.now()))
  const [attempt, setAttempt] = useState(0)
  const [isDone, setDone] = useState(false)
  const [hint, setHint] = useState<Hint | null>(null)
  const latest = useRef(stand)
  const show = useCallback((next: Stand) => {
    latest.current = next
    setStand(next)
  }, [])
  useEffect(() => {
    const { verdict } = stand
    if (verdict === null) return
    const timer = setTimeout(() => {
      if (verdict === 'done') return setDone(true)
      setHint(verdict.hint)
      setAttempt((before) => before + 1)
      show(beginLesson(lesson, Date.now()))
    }, LOOK)
    return () => clearTimeout(timer)
  }, [stand, lesson, show])
  useEffect(() => {
    if (!isReplyDue(lesson, stand)) return
    const timer = setTimeout(() => show(replyInLesson(lesson, stand, Date.now())), THINK)
    return () => clearTimeout(timer)
  }, [stand, lesson, show])
  const send = useCallback<Send>(
    async (command) => {
      const { stand: next, answer } = doInLesson(lesson, latest.current, command, Date.now())
      show(next)
      return answer
    },
    [lesson, show],
  )
  const read = useCallback(
    (card: string) => show(readInLesson(lesson, latest.current, card)),
    [lesson, show],
  )
  return { stand, attempt, isDone, hint, send, read }
}
