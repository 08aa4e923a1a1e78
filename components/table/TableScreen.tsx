'use client'

import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { Ask } from './Ask'
import { Bar } from './Bar'
import { Between } from './Between'
import { Closed } from './Closed'
import { Cutting } from './Cutting'
import { Finished } from './Finished'
import { Gathering } from './Gathering'
import { MyHand } from './MyHand'
import { momentOf, type Screen, screenOf } from './model/moment'
import { othersOf } from './model/people'
import { OverTable } from './motion/OverTable'
import { Notices } from './Notices'
import { Round } from './Round'
import { Said } from './Said'
import { useSounds } from './sound/useSounds'
import { InTheAir } from './speech/InTheAir'
import { Phrases } from './speech/Phrases'
import { useTable } from './TableProvider'
import { useAwake } from './useAwake'
import { useKeys } from './useKeys'
import { useTelling } from './useTelling'
import { useTitle } from './useTitle'

/** The screen that the table is at. */
export function TableScreen() {
  const { look, log, words, composer, guide } = useTable()
  const t = useTranslations('table.bar')
  const { view } = look
  const screen = screenOf(view)
  const moment = screen === 'playing' ? momentOf(view) : null
  const host = words.nameOf(view.host)
  useTelling(log, look, words)
  useSounds(log, view.seat)
  useAwake(view.seat !== null && view.phase === 'playing')
  useTitle(moment, t('name', { host, mine: look.isHost ? 'yes' : 'no' }))
  useKeys(moment, othersOf(view), composer)
  const isMemory = view.game?.hand?.rules.list === 'withdrawn'
  return (
    <div
      className="tablepage"
      data-screen={screen}
      data-moment={moment ?? undefined}
      data-memory={(screen === 'playing' && isMemory) || undefined}
    >
      {screen === 'playing' && (
        <a className="skip" href="#ask">
          {t('skip')}
        </a>
      )}
      <Bar />
      <main className="tablemain">
        <Notices />
        {screen !== 'playing' && guide}
        {screen === 'playing' ? <Playing /> : <Panel screen={screen} />}
        {screen !== 'playing' && screen !== 'closed' && <Company />}
      </main>
    </div>
  )
}

function Playing() {
  const said = useRef<HTMLDivElement>(null)
  return (
    <>
      <Round />
      <Said place={said} />
      <MyHand />
      <Ask />
      <OverTable said={said} />
    </>
  )
}

/** Between the hands people talk. */
function Company() {
  return (
    <div className="company">
      <div aria-hidden="true">
        <InTheAir />
      </div>
      <Phrases />
    </div>
  )
}

function Panel({ screen }: { readonly screen: Exclude<Screen, 'playing'> }) {
  switch (screen) {
    case 'gathering':
      return <Gathering />
    case 'cutting':
      return <Cutting />
    case 'shuffling':
    case 'between':
      return <Between />
    case 'finished':
      return <Finished />
    case 'closed':
      return <Closed />
  }
}
