/** Pauses between tries, in milliseconds; the last one stands for all that follow. */
const PAUSES = [250, 500, 1_000, 2_000, 5_000] as const

/**
 * How long to wait before the next try, so that a hall full of tablets doesn't come back in one and the same moment.
 * @param failures how many tries have failed in a row, from 1
 * @param chance from 0 to 1
 * @returns milliseconds: the pause, a quarter less or more
 */
export function pauseAfter(failures: number, chance: number): number {
  const index = Math.min(Math.max(failures, 1), PAUSES.length) - 1
  const pause = PAUSES[index] ?? PAUSES[PAUSES.length - 1] ?? 0
  return Math.round(pause * (0.75 + chance / 2))
}
