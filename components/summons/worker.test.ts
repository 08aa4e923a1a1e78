import { readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'
import { describe, expect, it, vi } from 'vitest'

const SOURCE = readFileSync('public/summons.js', 'utf8')
const SITE = 'https://game.example'
const CALL = { table: 'one', title: 'It is your turn', body: 'At Beth’s table' }

/** A channel that carries at once; so whoever hasn't answered when a page was asked is asleep. */
class Channel {
  readonly port1: { onmessage?: (message: { data: string }) => void } = {}
  readonly port2 = { postMessage: (data: string) => this.port1.onmessage?.({ data }) }
}

/** A page in a browser: where it was loaded, and where it is now; one that is asleep doesn't say. */
interface Page {
  readonly url: string
  readonly now?: string
  readonly visibilityState?: string
}

/** The worker in a browser with these pages. */
function worker(...pages: Page[]) {
  const listeners = new Map<string, (event: object) => void>()
  const open = pages.map((each) => ({
    visibilityState: 'hidden',
    ...each,
    focus: vi.fn(),
    postMessage: (_: object, [port]: Channel['port2'][]) => {
      if (each.now !== undefined) port?.postMessage(each.now)
    },
  }))
  const showNotification = vi.fn()
  const openWindow = vi.fn()
  const self = {
    addEventListener: (type: string, listener: (event: object) => void) =>
      listeners.set(type, listener),
    registration: { showNotification },
    clients: { matchAll: async () => open, openWindow },
  }
  runInContext(
    SOURCE,
    createContext({ self, URL, MessageChannel: Channel, setTimeout: queueMicrotask }),
  )
  const tell = async (type: string, event: object) => {
    let done: Promise<unknown> | undefined
    const waitUntil = (promise: Promise<unknown>) => {
      done = promise
    }
    listeners.get(type)?.({ ...event, waitUntil })
    await done
  }
  const close = vi.fn()
  return {
    showNotification,
    openWindow,
    close,
    focused: () => open.filter(({ focus }) => focus.mock.calls.length > 0).map(({ url }) => url),
    push: (text: string) => tell('push', { data: { json: () => JSON.parse(text) } }),
    click: () => tell('notificationclick', { notification: { close, data: { table: 'one' } } }),
  }
}

describe('the worker that calls', () => {
  it('shows one call a table, in the words it was sent', async () => {
    const { push, showNotification } = worker()
    await push(JSON.stringify(CALL))
    expect(showNotification).toHaveBeenCalledExactlyOnceWith('It is your turn', {
      body: 'At Beth’s table',
      tag: 'table-one',
      data: { table: 'one' },
      icon: '/icons/192.png',
    })
  })

  it('lets those be who look at the table, and nobody else', async () => {
    const there = worker({ url: `${SITE}/tables/one`, visibilityState: 'visible' })
    await there.push(JSON.stringify(CALL))
    expect(there.showNotification).not.toHaveBeenCalled()
    const elsewhere = worker(
      { url: `${SITE}/tables/one` },
      { url: `${SITE}/rules`, visibilityState: 'visible' },
    )
    await elsewhere.push(JSON.stringify(CALL))
    expect(elsewhere.showNotification).toHaveBeenCalledOnce()
  })

  it.each(['', 'null', '{}', '{"table":1,"title":"","body":""}'])('takes no %j', async (text) => {
    const { push, showNotification } = worker()
    await push(text)
    expect(showNotification).not.toHaveBeenCalled()
  })

  it('comes back to the table where it is open', async () => {
    const site = worker({ url: `${SITE}/tables/two` }, { url: `${SITE}/tables/one?from=here` })
    await site.click()
    expect(site.close).toHaveBeenCalled()
    expect(site.focused()).toEqual([`${SITE}/tables/one?from=here`])
    expect(site.openWindow).not.toHaveBeenCalled()
  })

  it('goes by where a page is now, not by where it was loaded', async () => {
    const site = worker(
      { url: `${SITE}/tables/one`, now: '/rules', visibilityState: 'visible' },
      { url: `${SITE}/`, now: '/tables/one' },
    )
    await site.push(JSON.stringify(CALL))
    expect(site.showNotification).toHaveBeenCalledOnce()
    await site.click()
    expect(site.focused()).toEqual([`${SITE}/`])
  })

  it('failure 16: else opens the table anew, as it is now', async () => {
    const site = worker({ url: `${SITE}/tables/two` })
    await site.click()
    expect(site.focused()).toEqual([])
    expect(site.openWindow).toHaveBeenCalledExactlyOnceWith('/tables/one')
  })
})
