import { workerReady } from '@/components/offline'
import type { Device } from './types'

/** What a browser can do about calls. `install`: on an iPhone or iPad only the installed app can. */
export type Ability = 'able' | 'denied' | 'install' | 'unsupported'

/** What this browser can do. */
export function abilityHere(): Ability {
  const canPush =
    'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (!canPush) return isAppleHand() ? 'install' : 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : 'able'
}

/** An iPad says that it is a Mac, but no Mac has a touch screen. */
function isAppleHand(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  return /iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
}

/**
 * Subscribes to the calls of a house, or answers the subscription there is; one for another key is made anew.
 * @throws where the browser or its push service doesn't
 */
export async function subscribe(key: string): Promise<Omit<Device, 'locale'>> {
  const { pushManager } = await workerReady()
  const known = await pushManager.getSubscription()
  const isOurs = known !== null && textOf(known.options.applicationServerKey) === key
  if (known !== null && !isOurs) await known.unsubscribe()
  const subscription = isOurs
    ? known
    : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  return {
    endpoint: subscription.endpoint,
    keys: {
      p256dh: textOf(subscription.getKey('p256dh')),
      auth: textOf(subscription.getKey('auth')),
    },
  }
}

/** Ends the subscription. @returns its address; null where there was none */
export async function unsubscribe(): Promise<string | null> {
  const subscription = await (await workerReady()).pushManager.getSubscription()
  await subscription?.unsubscribe()
  return subscription?.endpoint ?? null
}

/** Bytes in base64url. */
function textOf(bytes: ArrayBuffer | null): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
