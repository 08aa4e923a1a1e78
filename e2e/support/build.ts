import { resolve } from 'node:path'
import { ensureBuilt } from '../../scripts/lib/build.mjs'

/** Builds the site if need be, before the first house is opened. */
export default async function build(): Promise<void> {
  await ensureBuilt(resolve(import.meta.dirname, '../..'))
}
