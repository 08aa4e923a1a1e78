// @vitest-environment happy-dom

import { NextIntlClientProvider } from 'next-intl'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { messagesIn } from '@/messages'
import { CallMe } from './CallMe'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const tell = vi.hoisted(() => ({ callKey: vi.fn(), callMe: vi.fn(), dontCallMe: vi.fn() }))
vi.mock('@/components/api', () => ({
  api: {
    account: {
      callKey: { query: tell.callKey },
      callMe: { mutate: tell.callMe },
      dontCallMe: { mutate: tell.dontCallMe },
    },
  },
}))

const DEVICE = {
  endpoint: 'https://push.example.org/1',
  keys: { p256dh: 'AQID', auth: 'BAUG' },
  locale: 'en',
}

/** What the browser answers when it is asked whether this site may call. */
let answer: NotificationPermission
let subscription: ReturnType<typeof subscriptionTo> | null

function subscriptionTo(key: string) {
  const bytes = { p256dh: [1, 2, 3], auth: [4, 5, 6] }
  return {
    endpoint: DEVICE.endpoint,
    options: { applicationServerKey: Uint8Array.from(atob(key), (each) => each.charCodeAt(0)) },
    getKey: (name: keyof typeof bytes) => Uint8Array.from(bytes[name]),
    unsubscribe: vi.fn(async () => {
      subscription = null
    }),
  }
}

beforeEach(() => {
  answer = 'granted'
  subscription = null
  localStorage.clear()
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      subscription = subscriptionTo(applicationServerKey)
      return subscription
    },
  }
  const registration = { pushManager }
  const serviceWorker = { getRegistration: async () => registration, ready: registration }
  vi.stubGlobal('PushManager', class {})
  const notifications = {
    permission: 'default',
    requestPermission: async () => {
      notifications.permission = answer
      return answer
    },
  }
  vi.stubGlobal('Notification', notifications)
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
  tell.callKey.mockReset().mockResolvedValue('AAAA')
  tell.callMe.mockReset().mockResolvedValue(undefined)
  tell.dontCallMe.mockReset().mockResolvedValue(undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
})

/** The part on a page. */
async function shown(me: string | null = 'anna') {
  const page = document.body.appendChild(document.createElement('div'))
  const root = createRoot(page)
  onTestFinished(async () => {
    await act(async () => root.unmount())
    page.remove()
  })
  await act(async () =>
    root.render(
      <NextIntlClientProvider locale="en" messages={messagesIn('en')} timeZone="UTC">
        <CallMe me={me} />
      </NextIntlClientProvider>,
    ),
  )
  return {
    status: () => page.querySelector('[role=status]')?.textContent ?? null,
    button: () => page.querySelector('button')?.textContent ?? null,
    click: () => act(async () => page.querySelector('button')?.click()),
  }
}

describe('the button for calls', () => {
  it('tells the house of the device, and of nothing before it is pressed', async () => {
    const { button, click, status } = await shown()
    expect(button()).toBe('Call me')
    expect(tell.callKey).not.toHaveBeenCalled()
    await click()
    await vi.waitFor(() => expect(button()).toBe('Don’t call me any more'))
    expect(tell.callMe).toHaveBeenCalledExactlyOnceWith({ device: DEVICE })
    expect(status()).toContain('never says anything of the cards')
  })

  it('is remembered for this person alone', async () => {
    const { click, button } = await shown()
    await click()
    await vi.waitFor(() => expect(button()).toContain('any more'))
    expect((await shown()).button()).toContain('any more')
    expect((await shown('bess')).button()).toBe('Call me')
  })

  it('ends the subscription when it is turned off', async () => {
    const { click, button } = await shown()
    await click()
    await vi.waitFor(() => expect(button()).toContain('any more'))
    await click()
    await vi.waitFor(() => expect(tell.dontCallMe).toHaveBeenCalled())
    expect(tell.dontCallMe).toHaveBeenCalledWith({ endpoint: DEVICE.endpoint })
    expect({ subscription, button: button() }).toEqual({ subscription: null, button: 'Call me' })
  })

  it('subscribes anew where the house has another key', async () => {
    subscription = subscriptionTo('BBBB')
    const old = subscription
    const { click, button } = await shown()
    await click()
    await vi.waitFor(() => expect(button()).toContain('any more'))
    expect(old.unsubscribe).toHaveBeenCalled()
  })

  it('says what to do where the browser was told not to call', async () => {
    answer = 'denied'
    const { click, button, status } = await shown()
    await click()
    await vi.waitFor(() => expect(status()).toContain('Allow notifications'))
    expect({ button: button(), calls: tell.callMe.mock.calls }).toEqual({ button: null, calls: [] })
  })

  it('says so where it did not work', async () => {
    tell.callMe.mockRejectedValue(new Error('no network'))
    const { click, button, status } = await shown()
    await click()
    await vi.waitFor(() => expect(status()).toContain('did not work'))
    expect(button()).toBe('Call me')
  })

  it('is not there for browsers that can’t, nor for those without a seat', async () => {
    expect((await shown(null)).status()).toBeNull()
    Reflect.deleteProperty(window, 'PushManager')
    const { button, status } = await shown()
    expect({ button: button(), status: status() }).toEqual({
      button: null,
      status: messagesIn('en').summons.unsupported,
    })
  })

  it('on an iPad first asks for the app', async () => {
    Reflect.deleteProperty(window, 'PushManager')
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPad; CPU OS 18_0)')
    expect((await shown()).status()).toContain('Home Screen')
  })
})
