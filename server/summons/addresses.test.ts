import { promisify } from 'node:util'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

const found = vi.hoisted(() => ({ addresses: [] as { address: string; family: number }[] }))
vi.mock('node:dns', () => ({
  lookup: (_host: string, _options: object, done: (error: null, all: object) => void) =>
    done(null, found.addresses),
}))

import { isPublic, lookupPublic, mayBePushService } from './addresses'
import { post } from './post'

beforeAll(() => {
  vi.stubEnv('DATABASE_URL', 'postgresql://localhost/none')
  vi.stubEnv('AUTH_SECRET', 'only for tests '.repeat(3))
  return () => vi.unstubAllEnvs()
})
afterEach(() => {
  found.addresses = []
})

describe('an address of a push service', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
  ])('may be %s', (address) => expect(mayBePushService(address)).toBe(true))

  it.each([
    'http://push.example.org/1',
    'https://localhost/1',
    'https://push.localhost/1',
    'https://database/1',
    'https://printer.local/1',
    'https://metadata.google.internal/1',
    'https://127.0.0.1/1',
    'https://2130706433/1',
    'https://0x7f.1/1',
    'https://[::1]/1',
    'https://10.0.0.1/1',
    'https://push.example.org:5432/1',
    'https://user:password@push.example.org/1',
    'file:///etc/passwd',
    'no address',
  ])('is not %s', (address) => expect(mayBePushService(address)).toBe(false))
})

describe('a public address', () => {
  it.each(['8.8.8.8', '2606:4700::1111'])('is %s', (each) => expect(isPublic(each)).toBe(true))
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
    'fe80::1',
    'fd00::1',
    'ff02::1',
    '2002:7f00:1::',
    'name',
  ])('is not %s', (each) => expect(isPublic(each)).toBe(false))
})

describe('a name', () => {
  const look = (host: string) => promisify(lookupPublic)(host, { all: true })

  it('leads where it says, as long as all of it is public', async () => {
    found.addresses = [{ address: '8.8.8.8', family: 4 }]
    expect(await look('push.example.org')).toEqual(found.addresses)
    found.addresses = [...found.addresses, { address: '10.0.0.1', family: 4 }]
    await expect(look('push.example.org')).rejects.toThrow('not a public address')
  })

  it('that leads home is not called', async () => {
    found.addresses = [{ address: '127.0.0.1', family: 4 }]
    const told = { method: 'POST', headers: {}, body: null }
    await expect(post('https://push.example.org/1', told)).rejects.toThrow('not a public address')
    expect(() => post('https://127.0.0.1/1', told)).toThrow('not an address of a push service')
  })
})
