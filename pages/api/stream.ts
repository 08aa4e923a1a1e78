import type { NextApiRequest, NextApiResponse, PageConfig } from 'next'
import { serveStream } from '@/server/live/stream'

export const config = {
  api: { bodyParser: false, responseLimit: false, externalResolver: true },
} satisfies PageConfig

/** The stream alone is no route handler: this way a connection costs a third. */
export default function stream(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  return serveStream(request, response)
}
