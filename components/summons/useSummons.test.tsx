// @vitest-environment happy-dom

import { NextIntlClientProvider } from 'next-intl'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { TableView } from '@/engine/table/view'
import { messagesIn } from '@/messages'
import { choose } from './chosen'
import { useSummons } from './useSummons'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

/** The calls that the browser shows. */
let shown: { tag: string; close: () => void }[]
const showNotification = vi.fn(async (_title: string, { tag }: { tag: string }) => {
  const call = { tag, close: () => void shown.splice(shown.indexOf(call), 1) }
  shown = [...shown.filter((each) => each.tag !== tag), call]
})

let visibility: DocumentVisibilityState

beforeEach(() => {
  shown = []
  showNotification.mockClear()
  choose('anna')
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', { permission: 'granted' })
  const getNotifications = async ({ tag }: { tag: string }) =>
    shown.filter((each) => each.tag === tag)
  const registration = { showNotification, getNotifications }
  const serviceWorker = { getRegistration: async () => registration, ready: registration }
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
})

/** A hand in which it is the turn of a seat; the viewer sits at 0. */
function turnOf(seat: number): TableView {
  const game = { phase: 'playing', hand: { turn: seat } }
  return { seat: 0, seats: [null, null], phase: 'playing', game } as unknown as TableView
}

function Part({ view }: { readonly view: TableView }) {
  useSummons({ id: 'one', view, me: 'anna', host: 'Beth' })
  return null
}

/** A table that is open, and what happens there. */
async function opened(first: TableView) {
  const root = createRoot(document.createElement('div'))
  onTestFinished(() => act(async () => root.unmount()))
  const become = (view: TableView) =>
    act(async () =>
      root.render(
        <NextIntlClientProvider locale="en" messages={messagesIn('en')} timeZone="UTC">
          <Part view={view} />
        </NextIntlClientProvider>,
      ),
    )
  await become(first)
  return become
}

function turnTo(next: DocumentVisibilityState) {
  return act(async () => {
    visibility = next
    document.dispatchEvent(new Event('visibilitychange'))
  })
}

describe('a table behind another tab', () => {
  it('calls its player once a turn, with the tag of the house’s own call', async () => {
    visibility = 'hidden'
    const become = await opened(turnOf(1))
    await become(turnOf(0))
    await become(turnOf(0))
    expect(showNotification).toHaveBeenCalledExactlyOnceWith('It is your turn', {
      body: 'At Beth’s table',
      tag: 'table-one',
      icon: '/icons/192.png',
      data: { table: 'one' },
    })
  })

  it('takes the call back once it is heard, or nobody waits any more', async () => {
    visibility = 'hidden'
    const become = await opened(turnOf(1))
    await become(turnOf(0))
    await turnTo('visible')
    expect(shown).toEqual([])
    await turnTo('hidden')
    await become(turnOf(1))
    await become(turnOf(0))
    expect(shown).toHaveLength(1)
    await become(turnOf(1))
    expect(shown).toEqual([])
  })

  it('is silent where its player did not ask to be called', async () => {
    visibility = 'hidden'
    choose(null)
    const become = await opened(turnOf(1))
    await become(turnOf(0))
    expect(showNotification).not.toHaveBeenCalled()
  })
})

it('a table that is looked at does not call', async () => {
  visibility = 'visible'
  const become = await opened(turnOf(1))
  await become(turnOf(0))
  expect(showNotification).not.toHaveBeenCalled()
})
