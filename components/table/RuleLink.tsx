import type { ReactNode } from 'react'

interface Props {
  readonly number: 6 | 9
  readonly children: ReactNode
}

/** The way to a rule: on a page beside the table, which nobody leaves by reading. */
export function RuleLink({ number, children }: Props) {
  return (
    <a href={`/rules#rule-${number}`} target="_blank" rel="noreferrer">
      {children}
    </a>
  )
}
