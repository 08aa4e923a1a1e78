import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import traditional from '@/engine/deck/traditional.json'
import { drawings } from './drawings'

const pictures = traditional.sets.flatMap((set) => set.cards)

/** The only paints: the pen's, and the three washes that the card gives, each with a colour in case it gives none. */
const PAINT = /^(none|currentColor|var\(--(wash|wash-2|card),#[0-9a-f]{6}\))$/

/** The side of the square at the top left where the numeral sits. */
const CORNER = 14

it('knows a drawing for each picture card, and no other', () => {
  expect(Object.keys(drawings).sort()).toEqual(pictures.map(({ slug }) => slug).sort())
})

describe.each(pictures)('the drawing of $name', ({ slug, drawing }) => {
  const svg = readFileSync(new URL(`drawings/${slug}.svg`, import.meta.url), 'utf8')

  it('is small', () => {
    expect(Buffer.byteLength(svg)).toBeLessThan(4000)
  })

  it('says what it shows, in the words of the deck', () => {
    expect(svg).toContain(`<title>${drawing}</title>`)
  })

  it('is drawn in ink and the washes of its card, and nothing else', () => {
    const paints = [...svg.matchAll(/ (?:fill|stroke)="([^"]*)"/g)].map(([, paint]) => paint)
    expect(paints).toContain('currentColor')
    expect(paints.filter((paint) => !PAINT.test(paint ?? ''))).toEqual([])
    expect(svg).not.toMatch(/<style|\b(style|class|stop-color|flood-color|color)=/)
  })

  it('leaves the corner to the numeral', () => {
    expect(starts(svg).filter(([x, y]) => x < CORNER && y < CORNER)).toEqual([])
  })
})

/** Where the pen is put down, leaving out what is moved to its place. */
function starts(svg: string): [number, number][] {
  const unmoved = svg.replace(/<g transform.*?<\/g>|<path[^>]* transform[^>]*>/gs, '')
  return [...unmoved.matchAll(/M\s*(-?[\d.]+)[\s,]*(-?[\d.]+)/g)].map(([, x, y]) => [
    Number(x),
    Number(y),
  ])
}
