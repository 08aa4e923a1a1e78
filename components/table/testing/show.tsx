import { NextIntlClientProvider } from 'next-intl'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished, vi } from 'vitest'
import { messagesIn } from '@/messages'
import { Table } from '../Table'
import type { Answer, TableProps } from '../types'
import type { TestTable } from './tables'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

/** A table on a screen: what is on it, and what is done to it. */
export interface Shown {
  readonly page: HTMLElement
  /** The commands that were sent. */
  readonly send: ReturnType<typeof vi.fn<TableProps['send']>>
  /** The button whose name begins so. */
  readonly button: (name: string) => HTMLElement
  readonly click: (element: Element | null | undefined) => Promise<void>
  /** Brings the screen up to date with the table. */
  readonly refresh: () => Promise<void>
}

/** Shows a table; commands go to it, unless another answer is given. */
export async function show(
  table: TestTable,
  props: Partial<TableProps> = {},
  answer?: () => Promise<Answer>,
): Promise<Shown> {
  const page = document.body.appendChild(document.createElement('div'))
  const root = createRoot(page)
  onTestFinished(async () => {
    await act(async () => root.unmount())
    page.remove()
  })
  const send = vi.fn<TableProps['send']>(answer ?? (async (command) => table.do(command)))
  const refresh = () =>
    act(async () =>
      root.render(
        <NextIntlClientProvider locale="en" messages={messagesIn('en')} timeZone="UTC">
          <Table
            id="table"
            look={table.look}
            log={table.local.log}
            send={send}
            connection="live"
            {...props}
          />
        </NextIntlClientProvider>,
      ),
    )
  await refresh()
  const button = (name: string) => {
    const found = [...page.querySelectorAll('button')].find((each) =>
      (each.getAttribute('aria-label') ?? each.textContent ?? '').trim().startsWith(name),
    )
    if (!found) throw new Error(`no button "${name}"`)
    return found
  }
  const click = (element: Element | null | undefined) =>
    act(async () => {
      if (element instanceof HTMLElement) element.click()
    })
  return { page, send, button, click, refresh }
}
