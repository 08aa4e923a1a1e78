import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureDatabaseClient } from './database-client.mjs'
import { fingerprint } from './fingerprint.mjs'
import { run } from './run.mjs'
import { Trouble } from './trouble.mjs'

/** What the build is made from. */
const SOURCES = [
  'app',
  'components',
  'engine',
  'i18n',
  'messages',
  'pages',
  'public',
  'server',
  'prisma/schema.prisma',
  'instrumentation.ts',
  'next.config.mjs',
  'package-lock.json',
  'postcss.config.mjs',
  'proxy.ts',
  'tsconfig.json',
]

/** Beside Next's own mark of a whole build, so that it goes when the build does. */
const MARK = '.next/.made-from'

/**
 * Builds the site, unless the build that stands was made from just these sources.
 *
 * @param {string} root the project's folder
 * @param {() => void} [onBuild] called before it builds
 */
export async function ensureBuilt(root, onBuild) {
  await ensureDatabaseClient(root)
  const sources = fingerprint(root, SOURCES, isSource)
  const mark = join(root, MARK)
  const whole = existsSync(join(root, '.next/BUILD_ID')) && existsSync(mark)
  if (whole && readFileSync(mark, 'utf8') === sources) return
  onBuild?.()
  const env = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }
  const code = await run('next', 'dist/bin/next', ['build'], { quiet: true, env })
  if (code !== 0) throw new Trouble('The site could not be built, as it says above.')
  writeFileSync(mark, sources)
}

/** @param {string} path */
function isSource(path) {
  return !/\.test\.tsx?$|\/(generated|testing|\.[^/]*)(\/|$)/.test(path)
}
