'use client'

import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { type Line, linesOf } from './model/lines'
import { type Heard, useHeard } from './speech/useHeard'
import type { TableProps } from './types'
import { type Act, useAct } from './useAct'
import { type Composer, useComposer } from './useComposer'
import { type TableWords, useTableWords } from './words'

/** What every part of the table screen works with. */
export interface TableContext extends TableProps, Act {
  readonly words: TableWords
  readonly composer: Composer
  /** What happened in this hand, line by line. */
  readonly lines: readonly Line[]
  /** Phrases said in the last seconds. */
  readonly heard: readonly Heard[]
}

const Context = createContext<TableContext | null>(null)

/** The table round a part of its screen. */
export function useTable(): TableContext {
  const table = useContext(Context)
  if (table === null) throw new Error('this belongs inside <Table>')
  return table
}

/** Holds what the parts of the table screen share. */
export function TableProvider({ children, ...props }: TableProps & { children: ReactNode }) {
  const { look, log, send } = props
  const words = useTableWords(look)
  const act = useAct(send)
  const composer = useComposer(look.view, words, act)
  const lines = useMemo(() => linesOf(log), [log])
  const heard = useHeard(log)
  return <Context value={{ ...props, ...act, words, composer, lines, heard }}>{children}</Context>
}
