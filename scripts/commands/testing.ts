import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const top = resolve(import.meta.dirname, '../..')

/** What a command came to. */
export interface Ran {
  readonly status: number | null
  readonly stdout: string
  readonly stderr: string
}

/**
 * Runs a command as one does from a shell.
 * @param command its name, like `replay`
 * @param input what stands on its standard input
 */
export function run(command: string, args: readonly string[], input = ''): Promise<Ran> {
  const child = spawn(process.execPath, [join(top, `scripts/${command}.mjs`), ...args])
  const out: Buffer[] = []
  const err: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => out.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => err.push(chunk))
  child.stdin.on('error', () => {
    // A command that has read enough closes its standard input.
  })
  child.stdin.end(input)
  return new Promise((done) => {
    child.on('close', (status) =>
      done({
        status,
        stdout: Buffer.concat(out).toString(),
        stderr: Buffer.concat(err).toString(),
      }),
    )
  })
}

/** A folder of files for one test file. */
export class Folder {
  readonly path = mkdtempSync(join(tmpdir(), 'records-'))

  /** Writes a file, JSON where it is no text or bytes already, and says its path. */
  write(name: string, contents: unknown): string {
    const path = join(this.path, name)
    const isRaw = typeof contents === 'string' || contents instanceof Uint8Array
    writeFileSync(path, isRaw ? contents : JSON.stringify(contents))
    return path
  }

  remove(): void {
    rmSync(this.path, { recursive: true })
  }
}
