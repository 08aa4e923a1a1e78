import { mkdtempSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nothingLeft } from '@/server/mail/later'

/** A data folder of a test's own, for `withDatabase({ DATA_DIR })`. */
export function ownFolder(): string {
  return mkdtempSync(join(tmpdir(), 'church-game-'))
}

/** The mails in the outbox of a data folder, oldest first, once all have been written. */
export async function mailsIn(folder: string): Promise<string[]> {
  await nothingLeft()
  const outbox = join(folder, 'outbox')
  const files = await readdir(outbox).catch(() => [])
  return Promise.all(files.sort().map((file) => readFile(join(outbox, file), 'utf8')))
}
