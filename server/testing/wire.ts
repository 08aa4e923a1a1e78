import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { db } from '@/server/db/client'
import { announce, joinBus } from '@/server/live/bus'
import { listen } from '@/server/live/topics'
import type { Ears, Wire } from '@/server/live/wire'
import { prepareCalls } from '@/server/tables/worker'
import { cookiesOf, Listener } from './listener'
import { withAccount } from './people'

/** A wire, and how it is cut and mended. */
export interface Wiring {
  readonly make: (ears: Ears) => Wire
  readonly cut: () => Promise<unknown>
  readonly mend: () => Promise<unknown>
}

/**
 * Tests of a wire, between this process and another.
 * @param streams the address of this process's streams
 */
export function describeWire(name: string, { make, cut, mend }: Wiring, streams: () => string) {
  describe(`processes that tell each other by ${name}`, () => {
    const heardHere: string[] = []
    const heardThere: string[] = []
    const endings: (() => unknown)[] = []
    let there: Wire
    beforeAll(async () => {
      await prepareCalls()
      const leave = joinBus()
      there = make({
        hear: (line) => heardThere.push(...line.split(' ')),
        back: () => heardThere.push('back'),
      })
      endings.push(
        listen((topic, seq) => heardHere.push(`${topic}=${seq}`)),
        leave,
        () => there.close(),
      )
      await vi.waitFor(() => expect(heardHere).toContain('all=0'))
      await vi.waitFor(() => expect(heardThere).toContain('back'))
    }, 60_000)
    afterAll(() => Promise.all(endings.map((end) => end())))

    async function expectToHear() {
      announce('table:one', 7)
      await vi.waitFor(() => expect(heardThere).toContain('table:one=7'))
      await there.send(['table:two=8 lobby=0'])
      await vi.waitFor(() => expect(heardHere).toContain('table:two=8'))
    }
    function forget() {
      heardHere.length = 0
      heardThere.length = 0
    }

    it('hear of each other', expectToHear)

    it('failure 10: hear again after an outage, and viewers are shown all that was missed', async () => {
      const anna = await withAccount('Anna')
      const table = await anna.open()
      const cookie = await cookiesOf(anna)
      const stream = await Listener.open(streams(), `tables=${table}:2&lobby=1`, { cookie })
      forget()
      await cut()
      // Here something is announced that the others don't hear; there something is done that isn't heard here.
      await vi.waitFor(async () => {
        announce('lobby')
        await expect(there.send(['lobby=0'])).rejects.toThrow()
      })
      await db.$transaction([
        db.event.create({
          data: {
            tableId: table,
            seq: 3,
            body: { type: 'ready-to-start', seat: 0, ready: true },
          },
        }),
        db.table.update({ where: { id: table }, data: { seq: 3 } }),
      ])
      stream.messages.length = 0
      await mend()
      await vi.waitFor(() => expect(heardHere).toContain('all=0'), 10_000)
      await vi.waitFor(() => expect(heardThere).toContain('back'), 10_000)
      await vi.waitFor(() => {
        const told = new Set(stream.messages.map(({ event }) => event))
        expect(told).toEqual(new Set(['names', 'lobby', 'table']))
      }, 10_000)
      forget()
      await expectToHear()
      stream.close()
    })
  })
}
