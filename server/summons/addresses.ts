import { type LookupOptions, lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { env } from '@/server/env'

/**
 * Networks that aren't the internet: ours, our neighbours', and those that lead there by another name. A list for each
 * family, since a list takes an IPv4 address for an IPv6 one too.
 */
const PRIVATE = { ipv4: new BlockList(), ipv6: new BlockList() } as const
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  PRIVATE.ipv4.addSubnet(network, bits, 'ipv4')
}
for (const [network, bits] of [
  // Only 2000::/3 is the internet; in it are ways to other networks.
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const) {
  PRIVATE.ipv6.addSubnet(network, bits, 'ipv6')
}

/** Whether an IP address is one of the internet. */
export function isPublic(address: string): boolean {
  const version = isIP(address)
  if (version === 0) return false
  const family = version === 4 ? 'ipv4' : 'ipv6'
  return !PRIVATE[family].check(address, family)
}

/** Whether an address may be that of a push service: https to a host by its name, which says where we may go. */
export function mayBePushService(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password } = new URL(endpoint)
  if (username !== '' || password !== '') return false
  if (env.PUSH_ANYWHERE) return protocol === 'https:' || protocol === 'http:'
  const isName = /^([a-z0-9-]+\.)+[a-z][a-z0-9-]+$/.test(hostname)
  return protocol === 'https:' && port === '' && isName && !INSIDE.test(hostname)
}

/** Names that lead nowhere on the internet. */
const INSIDE = /\.(localhost|local|internal|intranet|lan|home|corp|test|invalid|arpa)$/

/** Looks a host up as Node does, but finds none that isn't public: a name may lead anywhere. */
export const lookupPublic: LookupFunction = (host, options: LookupOptions, done) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    if (error !== null) return done(error, [])
    const [first] = found
    const isFine = env.PUSH_ANYWHERE || found.every(({ address }) => isPublic(address))
    if (first === undefined || !isFine) return done(new Error('not a public address'), [])
    if (options.all) done(null, found)
    else done(null, first.address, first.family)
  })
}
