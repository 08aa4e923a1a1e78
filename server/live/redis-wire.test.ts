import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { withDatabase } from '@/server/testing/database'
import { withStreams } from '@/server/testing/listener'
import { RedisServer } from '@/server/testing/redis'
import { describeWire } from '@/server/testing/wire'
import { redisWire } from './redis-wire'

const server = await RedisServer.place()
beforeAll(() => server.start(), 60_000)
afterAll(() => server.remove())
withDatabase({ REDIS_URL: server.url })
const address = withStreams()

const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)

describeWire(
  'Redis',
  {
    make: (ears) => redisWire(server.url, ears),
    cut: () => server.kill(),
    mend: () => server.start(),
  },
  address,
)

it('say in one line that Redis can’t be reached, and in one that it is back', async () => {
  await server.kill()
  said.mockClear()
  const back = vi.fn()
  const wire = redisWire(server.url, { hear: vi.fn(), back })
  await vi.waitFor(() => expect(said).toHaveBeenCalled())
  await server.start()
  await vi.waitFor(() => expect(back).toHaveBeenCalled(), 10_000)
  await wire.close()
  expect(said.mock.calls.flat()).toEqual([
    expect.stringMatching(/^Redis at 127\.0\.0\.1:\d+ can’t be reached \(.*ECONNREFUSED.*\)\. /),
    'Redis is back.',
  ])
})
