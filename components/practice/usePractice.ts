'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import type { Look, Send } from '@/components/table/types'
import type { Due } from '@/engine/table/due'
import { USUAL_PACE } from '@/engine/table/due'
import { dealAtOnce } from './deal-at-once'
import { keep, kept, onKeptElsewhere } from './kept'
import { readGame, writeGame } from './kept-game'
import {
  actLocally,
  doDue,
  dueLocally,
  type LocalTable,
  ME,
  openLocalTable,
  type Surroundings,
  tell,
  viewLocally,
} from './local-table'
import { useIsSeen } from './useIsSeen'
import { readWishes, settingsOf, type Wishes, writeWishes } from './wishes'

const HERE: Surroundings = {
  now: () => Date.now(),
  random: () => Math.random(),
  secret: () =>
    Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) =>
      byte.toString(16).padStart(2, '0'),
    ).join(''),
  pace: USUAL_PACE,
}

/** What the table screen is given, and how another game begins. */
export interface Practice {
  /** Another for each game that was begun here: the screen begins anew with it. */
  readonly game: number
  readonly look: Omit<Look, 'names'>
  readonly log: LocalTable['log']
  readonly send: Send
  readonly begin: (wishes: Wishes) => void
}

/**
 * A table played in this browser alone: the game that was left, else a new one. It is kept after every move, and
 * waits while nobody looks.
 * @returns null until the browser has opened it: a shuffle is nothing a page could come with
 */
export function usePractice(): Practice | null {
  const [local, setLocal] = useState<LocalTable | null>(null)
  const [game, setGame] = useState(0)
  const latest = useRef<LocalTable>(null)
  const isSeen = useIsSeen()
  const show = useCallback((next: LocalTable) => {
    latest.current = next
    setLocal(next)
  }, [])
  const go = useCallback(
    (next: LocalTable) => {
      show(next)
      keep('game', writeGame(next))
    },
    [show],
  )
  const begin = useCallback(
    (wishes: Wishes) => {
      keep('wishes', writeWishes(wishes))
      go(dealAtOnce(openLocalTable(settingsOf(wishes), HERE), HERE))
      setGame((before) => before + 1)
    },
    [go],
  )
  useEffect(() => {
    if (latest.current !== null) return
    const left = readGame(kept('game'))
    // Everybody takes a breath before the game goes on.
    if (left) go(tell(left, { do: 'wind' }, HERE.now()).local)
    else begin(readWishes(kept('wishes')))
  }, [go, begin])
  useEffect(
    () =>
      onKeptElsewhere('game', (text) => {
        const other = readGame(text)
        if (other === null) return
        show(other)
        setGame((before) => before + 1)
      }),
    [show],
  )
  useEffect(() => {
    const due = local && dueLocally(local, HERE)
    if (!local || !due || !isSeen || isForThePerson(due)) return
    const timer = setTimeout(
      () => {
        if (latest.current === local) go(doDue(local, due, HERE))
      },
      Math.max(0, due.at - HERE.now()),
    )
    return () => clearTimeout(timer)
  }, [local, isSeen, go])
  const send = useCallback<Send>(
    async (command) => {
      if (latest.current === null) return { ok: false, reason: 'not-now' }
      // Whoever goes home in mid-game finds it again.
      if (command.do === 'leave') {
        if (latest.current.table.phase === 'finished') keep('game', null)
        return { ok: true }
      }
      if (command.do === 'play-again') {
        begin(readWishes(kept('wishes')))
        return { ok: true }
      }
      const { local: next, answer } = actLocally(latest.current, command, HERE)
      go(next)
      return answer
    },
    [go, begin],
  )
  if (local === null) return null
  const view = viewLocally(local)
  return {
    game,
    look: { view, me: ME, isHost: view.host === ME, code: null, now: HERE.now() },
    log: local.log,
    send,
    begin,
  }
}

/** Alone at the table, one has all the time in the world. */
function isForThePerson(due: Due): boolean {
  return (due.what === 'cut-for' || due.what === 'ready-for') && due.seat === 0
}
