/**
 * For each total its place, from 1: the greatest is first, equal totals share a place, and the next place is
 * then skipped (ruling "End of a game").
 */
export function placesOf(totals: readonly number[]): number[] {
  return totals.map((total) => 1 + totals.filter((other) => other > total).length)
}
