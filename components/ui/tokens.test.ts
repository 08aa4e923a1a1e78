import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(`${import.meta.dirname}/tokens.css`, 'utf8')

/** The tokens of one block of the stylesheet, by name. */
function tokensIn(selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`)
  const block = css.slice(start, css.indexOf('}', start))
  return new Map(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, n, v]) => [n ?? '', v ?? '']),
  )
}

const day = tokensIn(':root')
const night = new Map([...day, ...tokensIn(':root[data-theme="dark"]')])

function luminance(hex: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

const grounds = ['paper', 'paper-2', 'card', 'cloth', 'house-wash']
const sets = Array.from({ length: 10 }, (_, index) => `set-${index + 1}`)
const pairs = [
  ...['ink', 'pencil', 'house', 'warn', 'good'].flatMap((text) =>
    ['paper', 'card', 'cloth'].map((ground) => [text, ground]),
  ),
  ...grounds.map((ground) => ['ink', ground]),
  ['on-house', 'house'],
  ['card', 'ink'],
  ...sets.flatMap((set) => [
    [`${set}-on`, set],
    [`${set}-ink`, 'card'],
    [`${set}-ink`, 'paper'],
    ['ink', `${set}-wash`],
  ]),
]

test.each([
  ['day', day],
  ['night', night],
] as const)('every text can be read on its ground by %s', (_, tokens) => {
  const faint = pairs.flatMap(([text = '', ground = '']) => {
    const ratio = contrast(tokens.get(text) ?? '', tokens.get(ground) ?? '')
    return ratio >= 4.5 ? [] : [`${text} on ${ground}: ${ratio.toFixed(2)}`]
  })
  expect(faint).toEqual([])
})

test('night is the same whether the machine or the reader chose it', () => {
  expect(tokensIn(':root:not([data-theme="light"])')).toEqual(tokensIn(':root[data-theme="dark"]'))
})
