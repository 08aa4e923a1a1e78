import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { faultLine, place, printable, quote } from './fault'

describe('a fault', () => {
  it('is told in one line, with its place where it has one', () => {
    expect(faultLine({ at: 'deal[0][3]', why: 'is missing' })).toBe('deal[0][3]: is missing')
    expect(faultLine({ at: '', why: 'is empty' })).toBe('is empty')
  })

  it('has its place as one writes it', () => {
    expect(place([])).toBe('')
    expect(place(['rules', 'courtesy'])).toBe('rules.courtesy')
    expect(place(['sets', 2, 'cards', 0, 'slug'])).toBe('sets[2].cards[0].slug')
    expect(place([3, 'dealer'])).toBe('[3].dealer')
  })
})

describe('a text from outside', () => {
  it('is quoted, and cut where it is long', () => {
    expect(quote('alb')).toBe('"alb"')
    expect(quote('a"b\n')).toBe('"a\\"b\\n"')
    expect(quote('a'.repeat(61))).toBe(`"${'a'.repeat(57)}..."`)
  })

  it('stays on its line, with nothing in it that a terminal obeys', () => {
    expect(printable('Zoë 😀')).toBe('Zoë 😀')
    expect(printable('\u001b[31m\u202e\u2028\u0085\ud800')).toBe(
      '\\u001b[31m\\u202e\\u2028\\u0085\\ud800',
    )
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const shown of [printable(text), quote(text)]) {
          expect(shown).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u)
        }
      }),
    )
  })
})
