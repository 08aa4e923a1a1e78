import { readFileSync } from 'node:fs'
import { env } from '@/server/env'

/**
 * The worker that keeps pages for when there is no connection: public/offline.js, under the name of this build;
 * public/summons.js, which calls players to their tables, goes along. With each build its text changes, and so browsers fetch it anew. There is none while the site is developed.
 */
export function GET(): Response {
  if (env.NODE_ENV !== 'production') return new Response(null, { status: 404 })
  const build = readFileSync('.next/BUILD_ID', 'utf8').trim()
  return new Response(
    `self.BUILD = ${JSON.stringify(build)}\nimportScripts('/offline.js', '/summons.js')\n`,
    {
      headers: {
        'Content-Type': 'text/javascript; charset=utf-8',
        'Cache-Control': 'no-cache',
      },
    },
  )
}

export const dynamic = 'force-dynamic'
