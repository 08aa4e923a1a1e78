import type { ReactNode } from 'react'
import { classNames } from './class-names'

interface Props {
  readonly title: ReactNode
  readonly children: ReactNode
  /** For pages of several columns. */
  readonly wide?: boolean
}

/** A page of plain reading with its heading. */
export function PaperPage({ title, children, wide = false }: Props) {
  return (
    <main className={classNames('paper-page', wide && 'wide')} id="main">
      <h1>{title}</h1>
      {children}
    </main>
  )
}
