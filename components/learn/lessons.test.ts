import { describe, expect, it } from 'vitest'
import { deckNamed } from '@/engine/deck'
import type { SentCommand } from '@/engine/table/sent'
import { dealtAs } from './lesson-table'
import { type Hint, LESSONS, type Lesson, ORDER } from './lessons'
import {
  beginLesson,
  doInLesson,
  isReplyDue,
  readInLesson,
  replyInLesson,
  type Stand,
} from './play-lesson'

const NOW = 1_000

type Move = SentCommand | { readonly do: 'read'; readonly card: string }

function ask(of: number, card: string, please = true): Move {
  return { do: 'play', play: { do: 'ask', of, card, please } }
}

function thank(card: string): Move {
  return { do: 'play', play: { do: 'thank', card } }
}

function lessonCalled(id: Lesson['id']): Lesson {
  const lesson = LESSONS.find((each) => each.id === id)
  if (!lesson) throw new Error(`no lesson "${id}"`)
  return lesson
}

/** Makes the moves, each of which must be heard, and lets the computer players reply. */
function played(id: Lesson['id'], ...moves: readonly Move[]): Stand {
  const lesson = lessonCalled(id)
  let stand = beginLesson(lesson, NOW)
  for (const move of moves) {
    if (move.do === 'read') stand = readInLesson(lesson, stand, move.card)
    else {
      const done = doInLesson(lesson, stand, move, NOW)
      expect(done.answer).toEqual({ ok: true })
      stand = done.stand
    }
    while (isReplyDue(lesson, stand)) stand = replyInLesson(lesson, stand, NOW)
  }
  return stand
}

/** For each lesson what it asks for. */
const WAYS: Readonly<Record<Lesson['id'], readonly Move[]>> = {
  sets: [{ do: 'read', card: 'lent' }],
  lists: [{ do: 'read', card: 'fasts-list' }],
  please: [ask(2, 'advent')],
  thanks: [thank('advent')],
  left: [ask(1, 'deacon')],
  safe: [ask(1, 'holy-communion'), thank('holy-communion')],
  forgetting: [ask(1, 'flagon', false)],
  mistake: [ask(2, 'baptism')],
  emptyHand: [ask(1, 'lent')],
  scoring: [ask(2, 'deacon'), thank('deacon')],
}

describe('the lessons', () => {
  it('stand in their order', () => {
    expect(LESSONS.map(({ id }) => id)).toEqual(ORDER)
  })

  it.each(LESSONS)('deal every card once: $id', ({ deck: slug, deal }) => {
    const deck = deckNamed(slug)
    if (!deck) throw new Error(`no deck "${slug}"`)
    expect(dealtAs(deck, deal).flat().toSorted()).toEqual(deck.pack.toSorted())
  })

  it.each(LESSONS)('begin with the learner’s turn, and nothing done yet: $id', (lesson) => {
    const { local, verdict } = beginLesson(lesson, NOW)
    expect(local.table.game?.hand?.turn).toBe(0)
    expect(verdict).toBeNull()
  })

  it.each(ORDER)('can be done as asked for: %s', (id) => {
    expect(played(id, ...WAYS[id]).verdict).toBe('done')
  })

  it('go round the table to the left and back', () => {
    const { local } = played('left', ask(1, 'deacon'))
    const turns = local.log.flatMap(({ event }) => (event.type === 'turn' ? [event.to] : []))
    expect(turns).toEqual([1, 2, 0])
  })

  it('take any card that is in play with an empty hand, given or not', () => {
    expect(played('emptyHand', ask(2, 'flagon')).verdict).toBe('done')
    expect(played('emptyHand', ask(2, 'lent')).verdict).toBe('done')
  })
})

describe('a wrong move', () => {
  it.each<[Lesson['id'], Hint, ...Move[]]>([
    ['sets', 'otherCard', { do: 'read', card: 'bishop' }],
    ['sets', 'notYet', ask(1, 'fridays')],
    ['lists', 'notTheList', { do: 'read', card: 'lent' }],
    ['please', 'notThere', ask(1, 'advent')],
    ['please', 'please', ask(2, 'advent', false)],
    ['thanks', 'thanks', ask(2, 'fasts-list')],
    ['left', 'gotIt', ask(2, 'deacon')],
    ['safe', 'thanks', ask(1, 'holy-communion'), ask(1, 'deacon')],
    ['forgetting', 'tooPolite', ask(1, 'flagon')],
    ['mistake', 'notThere', ask(1, 'baptism')],
    ['mistake', 'rightly', ask(2, 'alb')],
    ['mistake', 'please', ask(2, 'baptism', false)],
    ['emptyHand', 'please', ask(1, 'lent', false)],
    ['scoring', 'notThere', ask(1, 'deacon')],
  ])('in %s is met with the hint “%s”', (id, hint, ...moves) => {
    expect(played(id, ...moves).verdict).toEqual({ hint })
  })

  it('that comes after the verdict changes nothing', () => {
    const done = played('please', ask(2, 'advent'))
    expect(doInLesson(lessonCalled('please'), done, thank('advent') as SentCommand, NOW)).toEqual({
      stand: done,
      answer: { ok: true },
    })
  })
})
