import { Redis } from 'ioredis'
import type { Ears, Wire } from './wire'

const CHANNEL = 'church-game'
/** The longest pause before it is called again, in milliseconds. */
const AGAIN = 1000

/** Announcements by Redis, on two connections that come back by themselves. An outage is said in one line. */
export function redisWire(url: string, { hear, back }: Ears): Wire {
  const options = { retryStrategy: (times: number) => Math.min(times * 100, AGAIN) }
  const ears = new Redis(url, { ...options, autoResubscribe: false })
  const mouth = new Redis(url, { ...options, enableOfflineQueue: false })
  let hears = false
  let isAway = false
  ears.on('message', (_, line: string) => hear(line))
  ears.on('close', () => {
    hears = false
  })
  ears.on('ready', () => {
    const heard = () => {
      hears = true
      look()
    }
    // Lost meanwhile, it is ready once more when it is back.
    ears.subscribe(CHANNEL).then(heard, () => undefined)
  })
  mouth.on('ready', look)
  for (const redis of [ears, mouth]) redis.on('error', away)
  return {
    async send(lines) {
      for (const line of lines) await mouth.publish(CHANNEL, line)
    },
    async close() {
      ears.disconnect()
      mouth.disconnect()
    },
  }

  function look() {
    if (!hears || mouth.status !== 'ready') return
    if (isAway) console.error('Redis is back.')
    isAway = false
    back()
  }

  function away({ message }: Error) {
    if (isAway) return
    isAway = true
    console.error(
      `Redis at ${new URL(url).host} can’t be reached (${message}). Until it can, what other processes do is shown a second late. REDIS_URL says where it is.`,
    )
  }
}
