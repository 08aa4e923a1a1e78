/** Where somebody sits, in percent of the space round the cloth. */
export interface Place {
  readonly x: number
  readonly y: number
}

/** With more than this many others, seats stand in rows. */
export const MOST_ROUND = 6

/**
 * Places round the far side of the cloth, clockwise from the viewer's left. The stylesheet `seats.css` has the same
 * numbers, since no style may come with the page.
 */
export function placesRound(others: number): Place[] {
  const first = others < 3 ? 40 : 20
  return Array.from({ length: others }, (_, index) => {
    const angle = others === 1 ? 90 : first + (index * (180 - 2 * first)) / (others - 1)
    const radians = (angle * Math.PI) / 180
    const lowest = Math.sin((20 * Math.PI) / 180)
    return {
      x: round(50 - 39.4 * Math.cos(radians)),
      y: round(30 * (1 - (Math.sin(radians) - lowest) / (1 - lowest)) + 1.5),
    }
  })
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
