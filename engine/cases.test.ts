import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { replayJson } from './record'

interface Case {
  readonly name: string
  readonly rule: number | string
  readonly why: string
  readonly expect: unknown
}

const folder = new URL('./cases/', import.meta.url)
const cases = readdirSync(folder).map(
  (file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Case,
)

describe('the handed cases', () => {
  it('are all there', () => expect(cases).toHaveLength(37))

  it.each(cases)('$name (rule $rule): $why', (record) => {
    const replayed = replayJson(record)
    // Compared as text, so that the order of keys counts too.
    expect(replayed.ok && JSON.stringify(replayed.value.outcome)).toBe(
      JSON.stringify(record.expect),
    )
  })
})
