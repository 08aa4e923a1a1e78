import { actLocally, type LocalTable, tell } from '@/components/practice/local-table'
import type { Answer, LoggedEvent } from '@/components/table/types'
import { USUAL_PACE } from '@/engine/table/due'
import type { SentCommand } from '@/engine/table/sent'
import { tableFor } from './lesson-table'
import type { Deed, Hint, Lesson, Request } from './lessons'

/** How a lesson stands. */
export interface Stand {
  readonly local: LocalTable
  /** How many of the computer players' replies have been given. */
  readonly replied: number
  /** What came of it: done, or a hint and another try; null while it is open. */
  readonly verdict: 'done' | { readonly hint: Hint } | null
}

/** Begins a lesson. */
export function beginLesson(lesson: Lesson, now: number): Stand {
  const local = (lesson.before ?? []).reduce(
    (table, request) => askedIn(table, request, now),
    tableFor(lesson, now),
  )
  return { local, replied: 0, verdict: null }
}

/** Does what the learner asks for; once the verdict is there nothing more happens, and nothing is wrong with that. */
export function doInLesson(
  lesson: Lesson,
  stand: Stand,
  command: SentCommand,
  now: number,
): { readonly stand: Stand; readonly answer: Answer } {
  if (stand.verdict !== null) return { stand, answer: { ok: true } }
  const around = { now: () => now, secret: () => '', random: () => 0, pace: USUAL_PACE }
  const { local, answer } = actLocally(stand.local, command, around)
  return { stand: judged(lesson, { ...stand, local }, stand.local), answer }
}

/** The learner has looked at a card of the own hand. */
export function readInLesson(lesson: Lesson, stand: Stand, card: string): Stand {
  if (stand.verdict !== null || lesson.reads === undefined) return stand
  return {
    ...stand,
    verdict: verdictOn(lesson, [lesson.reads.includes(card) ? 'read' : 'read-other']),
  }
}

/** Whether a computer player is to speak next. */
export function isReplyDue(lesson: Lesson, { local, replied, verdict }: Stand): boolean {
  return (
    verdict === null &&
    local.table.game?.hand?.turn !== 0 &&
    lesson.replies?.[replied] !== undefined
  )
}

/** A computer player speaks. */
export function replyInLesson(lesson: Lesson, stand: Stand, now: number): Stand {
  const reply = lesson.replies?.[stand.replied]
  if (reply === undefined) return stand
  const local = askedIn(stand.local, reply, now)
  return judged(lesson, { ...stand, local, replied: stand.replied + 1 }, stand.local)
}

/** Whoever has the turn asks. */
function askedIn(local: LocalTable, request: Request, now: number): LocalTable {
  const by = local.table.game?.hand?.turn ?? 0
  const command = { ...request, do: 'ask', by, please: true } as const
  return tell(local, { do: 'own', command }, now).local
}

function judged(lesson: Lesson, stand: Stand, before: LocalTable): Stand {
  const news = stand.local.log.slice(before.log.length)
  return { ...stand, verdict: verdictOn(lesson, news.flatMap(deedsOf)) }
}

function verdictOn({ done, hints }: Lesson, deeds: readonly Deed[]): Stand['verdict'] {
  for (const deed of deeds) {
    if (done.includes(deed)) return 'done'
    const hint = hints[deed]
    if (hint) return { hint }
  }
  return null
}

/** What an event says of the learner's doing. */
function deedsOf({ event }: LoggedEvent): Deed[] {
  switch (event.type) {
    case 'given':
    case 'thanked':
    case 'laid':
    case 'unsuccessful':
    case 'mistaken':
    case 'forgot-please':
    case 'forgot-thanks':
      return event.by === 0 ? [event.type] : []
    case 'turn':
      return event.to === 0 ? ['my-turn'] : []
    case 'hand-over':
      return ['hand-over']
    default:
      return []
  }
}
