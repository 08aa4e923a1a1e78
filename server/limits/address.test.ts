import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test, vi } from 'vitest'
import { clientAddress, distrustForwarded } from './address'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['1.2.3.4, 203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8::6', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['', 'unknown'],
])('of %j it is %s that counts', (forwarded, address) => {
  expect(clientAddress(new Headers({ 'x-forwarded-for': forwarded }))).toBe(address)
  expect(clientAddress({ 'x-forwarded-for': forwarded })).toBe(address)
})

test('a request that came from nowhere counts as one of the unknown', () => {
  expect(clientAddress(new Headers())).toBe('unknown')
})

test('a browser can’t choose the address that counts', async () => {
  vi.stubEnv('DATABASE_URL', 'postgresql://nowhere/')
  vi.stubEnv('AUTH_SECRET', 'only for tests '.repeat(3))
  distrustForwarded()
  const server = createServer(({ headers }, answer) => {
    answer.end(clientAddress(headers))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const { port } = server.address() as AddressInfo
  const headers = { 'x-forwarded-for': '203.0.113.7' }
  const told = await fetch(`http://127.0.0.1:${port}/`, { headers })
  expect(await told.text()).toBe('unknown')
  await new Promise((resolve) => server.close(resolve))
})
