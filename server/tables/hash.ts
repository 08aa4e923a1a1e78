import { createHash } from 'node:crypto'

/** SHA-256 of a command, by which a repeated one is known from another with the same id. */
export function hashOf(command: object): string {
  return createHash('sha256').update(JSON.stringify(command)).digest('hex')
}
