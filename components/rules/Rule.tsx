import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Candle, Icon, type IconName } from '@/components/ui'
import { richly } from './richly'

/** The numbers of the printed rules, by which people speak of them. */
export const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const

/** What the printed rules left open and the screen brings with it. */
export const TOPICS = ['players', 'list', 'clock', 'away', 'stopped'] as const

interface Props {
  readonly number: (typeof NUMBERS)[number]
  /** What is shown under its words. */
  readonly children?: ReactNode
}

/** A rule with its number: `#rule-9` leads to it. */
export function Rule({ number, children }: Props) {
  const words = useTranslations('rules')
  return (
    <li className="rule" id={`rule-${number}`}>
      <h3>
        <span className="rule-number">
          <span className="vh">{words('rule', { number })} </span>
          <span aria-hidden="true">{number}</span>
        </span>
        {words(`${number}.title`)}
      </h3>
      <div className="rule-text">
        {words.rich(`${number}.text`, richly)}
        {number === 5 && <div id="bluffing">{words.rich('5.bluff', richly)}</div>}
      </div>
      {children}
    </li>
  )
}

const ICONS: Readonly<Record<Exclude<(typeof TOPICS)[number], 'clock'>, IconName>> = {
  players: 'people',
  list: 'log',
  away: 'computer',
  stopped: 'bell',
}

/** A ruling that has no number: `#clock` leads to that of the clock. */
export function Topic({ topic }: { readonly topic: (typeof TOPICS)[number] }) {
  const words = useTranslations('rules')
  return (
    <section className="rule" id={topic}>
      <h3>
        {topic === 'clock' ? <Candle left={3} /> : <Icon name={ICONS[topic]} />}
        {words(`${topic}.title`)}
      </h3>
      <div className="rule-text">{words.rich(`${topic}.text`, richly)}</div>
    </section>
  )
}
