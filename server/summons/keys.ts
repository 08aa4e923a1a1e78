import { createECDH, hkdfSync } from 'node:crypto'
import { env } from '@/server/env'
import { once } from '@/server/once'

/** The order of the curve P-256: private keys are the numbers below it. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n

/** By what a house shows a push service who it is (VAPID, RFC 8292). */
export interface HouseKeys {
  readonly subject: string
  readonly publicKey: string
  readonly privateKey: string
}

/** The keys of this house. They follow from its secret, so that all its processes have the same. */
export function houseKeys(): HouseKeys {
  return once('house-keys', () => keysFrom(env.AUTH_SECRET))
}

/** The keys that follow from a secret. */
export function keysFrom(secret: string): HouseKeys {
  // 16 bytes more than the key has, so that no remainder is likelier than another.
  const drawn = Buffer.from(hkdfSync('sha256', secret, '', 'church-game web push', 48))
  const scalar = (BigInt(`0x${drawn.toString('hex')}`) % (ORDER - 1n)) + 1n
  const privateKey = Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex')
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(privateKey)
  return {
    subject: subject(),
    publicKey: curve.getPublicKey('base64url'),
    privateKey: privateKey.toString('base64url'),
  }
}

/** Where a push service may write to about us; some refuse anything that isn't https or a mail address. */
function subject(): string {
  if (env.PUBLIC_URL.startsWith('https:')) return env.PUBLIC_URL
  const [, address = env.MAIL_FROM] = /<([^>]+)>/.exec(env.MAIL_FROM) ?? []
  return `mailto:${address}`
}
