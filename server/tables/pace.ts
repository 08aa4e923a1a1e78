import { type Pace, USUAL_PACE } from '@/engine/table/due'
import { env } from '@/server/env'

/** For tests: computer players who hardly stop to think. */
const QUICK: Pace = { ...USUAL_PACE, think: 60, thinkAlone: 5 }

/** How fast tables do things by themselves. */
export function pace(): Pace {
  return env.QUICK_COMPUTERS ? QUICK : USUAL_PACE
}
