import Link from 'next/link'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { PaperPage } from '@/components/ui'
import { Asked, Backs, Laid, Mistaken, TwoWords, WholeSet } from './Pictures'
import { NUMBERS, Rule, TOPICS, Topic } from './Rule'
import './rules.css'

const PICTURES: Partial<Record<(typeof NUMBERS)[number], ReactNode>> = {
  1: <WholeSet />,
  5: <Asked />,
  6: <TwoWords />,
  8: <Laid />,
  9: <Mistaken />,
  10: <Backs />,
}

/** The rules in plain words: the eleven that were printed, and how what they left open is settled. */
export function RulesPage() {
  const words = useTranslations('rules')
  return (
    <PaperPage title={words('title')}>
      <div className="rules">
        <p className="rules-lead">{words('lead')}</p>
        <p>
          {words.rich('learn', {
            learn: (text) => <Link href="/learn">{text}</Link>,
            deck: (text) => <Link href="/deck">{text}</Link>,
          })}
        </p>
        <nav aria-label={words('index')}>
          <ul className="rules-index">
            {NUMBERS.map((number) => (
              <li key={number}>
                <a href={`#rule-${number}`} aria-label={words('rule', { number })}>
                  {number}
                </a>
              </li>
            ))}
            {TOPICS.map((topic) => (
              <li key={topic}>
                <a href={`#${topic}`}>{words(`${topic}.title`)}</a>
              </li>
            ))}
          </ul>
        </nav>
        <h2>{words('eleven')}</h2>
        <ol className="rules-list">
          {NUMBERS.map((number) => (
            <Rule key={number} number={number}>
              {PICTURES[number]}
            </Rule>
          ))}
        </ol>
        <h2>{words('here')}</h2>
        <p>{words('hereLead')}</p>
        {TOPICS.map((topic) => (
          <Topic key={topic} topic={topic} />
        ))}
      </div>
    </PaperPage>
  )
}
