import { createServer } from 'node:net'

/**
 * Whether a server can listen on a port.
 *
 * @param {number} port
 * @param {string} [host] all addresses if left out
 * @returns {Promise<boolean>}
 */
export function isFree(port, host) {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)))
  })
}

/**
 * The first free port of this machine, from one on.
 *
 * @param {number} port
 */
export async function freePortFrom(port) {
  for (let candidate = port; candidate < port + 1000; candidate += 1) {
    if (await isFree(candidate, '127.0.0.1')) return candidate
  }
  throw new Error(`No port is free from ${port} on.`)
}
