import QRCode from 'qrcode'
import { env } from '@/server/env'

interface Context {
  readonly params: Promise<{ readonly code: string }>
}

/** The picture of a table's link, for a telephone's camera. It tells nothing that its address doesn't. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { code } = await params
  if (!/^\d{8}$/.test(code)) return new Response('A code has eight digits.', { status: 404 })
  const svg = await QRCode.toString(new URL(`/join/${code}`, env.PUBLIC_URL).href, {
    type: 'svg',
    errorCorrectionLevel: 'M',
    margin: 2,
    color: { dark: '#1b2a4a', light: '#fffaf0' },
  })
  return new Response(svg, {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'private, max-age=86400' },
  })
}
