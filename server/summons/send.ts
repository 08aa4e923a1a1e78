import { createTranslator } from 'next-intl'
import webPush from 'web-push'
import type { PlayerId } from '@/engine/table/state'
import { messagesIn } from '@/messages'
import { namesOf } from '@/server/tables/look'
import type { Awaited } from './awaited'
import { forgetDevice, type StoredDevice } from './devices'
import { houseKeys } from './keys'
import { post } from './post'

/** What somebody is called for. Nothing of it tells of cards. */
export interface Summons {
  readonly table: string
  readonly what: Awaited
  readonly host: PlayerId
}

/** A call is of no use any more after so long, in seconds. */
const GOOD_FOR = 15 * 60

/** Answers of a push service that knows nothing of a device any more. */
const GONE: ReadonlySet<number> = new Set([404, 410])

/** Calls a person on all these devices, each in its language; forgets those that are no more. */
export async function summon(devices: readonly StoredDevice[], summons: Summons): Promise<void> {
  const name = (await namesOf([summons.host]))[summons.host] ?? ''
  await Promise.allSettled(devices.map((device) => call(device, summons, name)))
}

async function call(device: StoredDevice, { table, what }: Summons, host: string): Promise<void> {
  const { endpoint, p256dh, auth, locale } = device
  const t = createTranslator({ locale, messages: messagesIn(locale), namespace: 'summons.call' })
  const told = JSON.stringify({ table, title: t(what), body: t('where', { host }) })
  const request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, told, {
    vapidDetails: houseKeys(),
    TTL: GOOD_FOR,
    urgency: 'high',
    // One that has not reached the device yet gives way to the next of the same table.
    topic: table.replaceAll('-', ''),
  })
  if (GONE.has(await post(endpoint, request))) await forgetDevice(endpoint)
}
