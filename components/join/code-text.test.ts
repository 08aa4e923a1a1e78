import { describe, expect, it } from 'vitest'
import { digitsIn, spacedCode, typedCode } from './code-text'

describe('a code as it is typed', () => {
  it.each([
    ['12345678', '12345678'],
    ['1234 5678', '12345678'],
    ['1234-5678', '12345678'],
    [' 1234–5678.', '12345678'],
    ['１２３４５６７８', '12345678'],
    ['https://church.game/join/12345678', '12345678'],
    ['http://localhost:3000/join/12345678?x=1', '12345678'],
    ['123456789', '12345678'],
    ['no code', ''],
  ])('is found in %j', (text, digits) => expect(digitsIn(text)).toBe(digits))

  it('is told as four and four', () => {
    expect(['1', '1234', '12345', '12345678'].map(spacedCode)).toEqual([
      '1',
      '1234',
      '1234 5',
      '1234 5678',
    ])
  })

  it('keeps the caret behind the digit it stood behind', () => {
    expect(typedCode('1234', 4)).toEqual({ text: '1234', caret: 4 })
    expect(typedCode('12345', 5)).toEqual({ text: '1234 5', caret: 6 })
    expect(typedCode('1293 4567', 3)).toEqual({ text: '1293 4567', caret: 3 })
    expect(typedCode('12x34 5678', 3)).toEqual({ text: '1234 5678', caret: 2 })
  })
})
