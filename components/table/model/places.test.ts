import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { MOST_ROUND, placesRound } from './places'

const css = readFileSync(`${import.meta.dirname}/../css/seats.css`, 'utf8')

test.each(Array.from({ length: MOST_ROUND }, (_, index) => index + 1))(
  'the stylesheet seats %i others where the thread looks for them',
  (others) => {
    const rule = new RegExp(
      `\\[data-others="${others}"\\] \\.seat:nth-child\\((\\d)\\) \\{\\s*--x: ([\\d.]+)%;\\s*--y: ([\\d.]+)%;`,
      'g',
    )
    const places = [...css.matchAll(rule)].map(([, , x, y]) => ({ x: Number(x), y: Number(y) }))
    expect(places).toEqual(placesRound(others))
  },
)
