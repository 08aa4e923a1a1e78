import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll } from 'vitest'

/** What a push service was sent: for which device, by whom, and what the device makes of it. */
export interface Pushed {
  readonly device: string
  /** The claims of the sender, whose signature was right. */
  readonly claims: { readonly aud: string; readonly sub: string }
  readonly senderKey: string
  /** What only the device can read. */
  readonly told: Record<string, string>
}

/** A browser's keys, as it makes them when it subscribes. */
interface DeviceKeys {
  readonly curve: ECDH
  readonly secret: Buffer
}

/** A push service of the tests of this file, and the devices it serves. */
export class PushService {
  readonly pushed: Pushed[] = []
  /** What the service answers for a device that isn't there any more. */
  readonly gone = new Set<string>()
  readonly #devices = new Map<string, DeviceKeys>()
  readonly #server = createServer((request, response) => {
    void this.#take(request).then((status) => response.writeHead(status).end())
  })

  constructor() {
    beforeAll(() => new Promise<void>((tell) => this.#server.listen(0, '127.0.0.1', tell)))
    afterAll(() => this.#server.close())
  }

  /** The address of the service. */
  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** A device that subscribes, as the house is told of it. */
  device(name: string) {
    const curve = createECDH('prime256v1')
    const keys = { curve, secret: randomBytes(16) }
    const p256dh = curve.generateKeys('base64url')
    this.#devices.set(name, keys)
    return {
      endpoint: `${this.origin}/${name}`,
      keys: { p256dh, auth: keys.secret.toString('base64url') },
      locale: 'en' as const,
    }
  }

  async #take(request: IncomingMessage): Promise<number> {
    const device = request.url?.slice(1) ?? ''
    const keys = this.#devices.get(device)
    if (!keys) return 400
    if (this.gone.has(device)) return 410
    const body = Buffer.concat(await request.toArray())
    const told = JSON.parse(opened(body, keys).toString())
    this.pushed.push({ device, told, ...senderOf(request.headers.authorization ?? '') })
    return 201
  }
}

/** Who sends, by the header of RFC 8292. @throws where the signature is wrong */
function senderOf(header: string) {
  const [, token = '', senderKey = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(header) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(senderKey, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) =>
    half.toString('base64url'),
  )
  const jwk = { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }
  const key = createPublicKey({ key: jwk, format: 'jwk' })
  const isRight = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isRight) throw new Error('the sender is not who it says')
  return { claims: JSON.parse(Buffer.from(claims, 'base64url').toString()), senderKey }
}

/** Opens what was closed by RFC 8291 with the one record of RFC 8188. */
function opened(body: Buffer, { curve, secret }: DeviceKeys): Buffer {
  const salt = body.subarray(0, 16)
  const sender = body.subarray(21, 21 + body.readUInt8(20))
  const sealed = body.subarray(21 + sender.length)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), sender])
  const shared = hkdfSync('sha256', curve.computeSecret(sender), secret, info, 32)
  const derive = (name: string, length: number) =>
    Buffer.from(
      hkdfSync('sha256', Buffer.from(shared), salt, `Content-Encoding: ${name}\0`, length),
    )
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
  decipher.setAuthTag(sealed.subarray(-16))
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  return plain.subarray(0, plain.lastIndexOf(2))
}
