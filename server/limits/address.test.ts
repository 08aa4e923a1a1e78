import { expect, test } from 'vitest'
import { clientAddress } from './address'

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
