import { createReadStream } from 'node:fs'
import { type Fault, faultLine, place, printable } from '../../engine/fault'
import type { Read } from '../../engine/record-schema'

/** The largest file that is read, in bytes: 16 MB. */
export const LARGEST = 16_000_000

/**
 * Reads a file of hand records: one record, or an array of them. One bad record makes the whole file bad.
 * @param path a path; `-` is standard input
 * @param readOne reads one record out of parsed JSON
 * @returns what each record came to, or the first fault with its place
 */
export async function readRecordFile<Value>(
  path: string,
  readOne: (json: unknown) => Read<Value>,
): Promise<Read<Value[]>> {
  const json = await readJson(path)
  if (!json.ok) return json
  if (!Array.isArray(json.value)) {
    const one = readOne(json.value)
    return one.ok ? { ok: true, value: [one.value] } : one
  }
  const values: Value[] = []
  for (const [index, item] of json.value.entries()) {
    const one = readOne(item)
    if (!one.ok)
      return bad(`record ${place([index])}${one.fault.at ? `.${one.fault.at}` : ''}`, one.fault.why)
    values.push(one.value)
  }
  return { ok: true, value: values }
}

/** The line on standard error for a bad file. */
export function badFileLine(path: string, fault: Fault): string {
  return printable(`${path === '-' ? 'standard input' : path}: ${faultLine(fault)}`)
}

async function readJson(path: string): Promise<Read<unknown>> {
  const bytes = await readBytes(path)
  if (!bytes.ok) return bytes
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes.value)
    return text.trim() === '' ? bad('', 'is empty') : { ok: true, value: JSON.parse(text) }
  } catch (error) {
    if (error instanceof TypeError) return bad('', 'is not text in UTF-8')
    return bad('', `is not JSON: ${(error as Error).message}`)
  }
}

/** Reads no further than the largest file that is allowed, so that an endless one is refused too. */
async function readBytes(path: string): Promise<Read<Buffer>> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of path === '-' ? process.stdin : createReadStream(path)) {
      size += chunk.length
      if (size > LARGEST) return bad('', 'is larger than 16 MB')
      chunks.push(chunk)
    }
  } catch (error) {
    return bad('', unreadable(error as NodeJS.ErrnoException))
  }
  return { ok: true, value: Buffer.concat(chunks) }
}

function unreadable({ code, message }: NodeJS.ErrnoException): string {
  if (code === 'ENOENT') return 'there is no such file'
  if (code === 'EISDIR') return 'is a folder, not a file'
  if (code === 'EACCES') return "can't be read: no permission"
  return `can't be read: ${message}`
}

function bad(at: string, why: string): { ok: false; fault: Fault } {
  return { ok: false, fault: { at, why } }
}
