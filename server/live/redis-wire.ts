import { Redis } from 'ioredis'
import type { Wire } from './wire'

const CHANNEL = 'church-game'

/** Announcements by Redis, which comes back by itself too. */
export function redisWire(url: string, hear: (line: string) => void): Wire {
  const ears = new Redis(url)
  const mouth = new Redis(url, { enableOfflineQueue: false })
  for (const redis of [ears, mouth]) redis.on('error', () => undefined)
  ears.on('message', (_, line: string) => hear(line))
  // Redis that can't be reached now is asked again by the client itself.
  ears.subscribe(CHANNEL).catch(() => undefined)
  return {
    async send(lines) {
      for (const line of lines) await mouth.publish(CHANNEL, line)
    },
    async close() {
      ears.disconnect()
      mouth.disconnect()
    },
  }
}
