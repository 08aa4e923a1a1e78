/** Something to be measured: called again and again, each call does `requests` requests. */
export interface Contender {
  readonly requests: number
  readonly play: () => void
}

const WARM_UP_MS = 600
const ROUND_MS = 600
const ROUNDS = 5

/**
 * Measures contenders in turn, round by round, so that a busy moment of the computer meets all of them.
 * @returns for each its requests a second of one core's time, the median of the rounds
 */
export function measure<Name extends string>(
  contenders: Readonly<Record<Name, Contender>>,
): Record<Name, number> {
  const all = Object.entries<Contender>(contenders)
  for (const [, contender] of all) rate(contender, WARM_UP_MS)
  const rates = new Map(all.map(([name]) => [name, [] as number[]]))
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, contender] of all) rates.get(name)?.push(rate(contender, ROUND_MS))
  }
  const medians = [...rates].map(([name, of]) => [name, Math.round(median(of))])
  return Object.fromEntries(medians) as Record<Name, number>
}

function rate({ requests, play }: Contender, milliseconds: number): number {
  const start = processorTime()
  let plays = 0
  let elapsed = 0
  while (elapsed < milliseconds) {
    play()
    plays++
    elapsed = processorTime() - start
  }
  return (1000 * plays * requests) / elapsed
}

/** Milliseconds of one core that this process has used: not those in which others used it. */
function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[sorted.length >> 1] ?? 0
}
