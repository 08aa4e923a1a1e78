import type { Seat } from '@/engine/seat'
import type { LoggedEvent } from '../types'
import type { Sound } from './instrument'

/** Which comes before which, where several would sound at once. */
const FIRST: readonly Sound[] = ['bells', 'bell', 'knock', 'paper']

/**
 * The sound of what just happened; null for silence. A lapse has none: the sentence is enough.
 * @param seat the viewer's
 */
export function soundOf(events: readonly LoggedEvent['event'][], seat: Seat | null): Sound | null {
  const sounds = events.map((event): Sound | null => {
    switch (event.type) {
      case 'laid':
        return 'bells'
      case 'turn':
        return event.to === seat ? 'bell' : null
      case 'dealt':
        return event.dealer === seat ? 'bell' : 'paper'
      case 'unsuccessful':
        return 'knock'
      case 'given':
        return 'paper'
      default:
        return null
    }
  })
  return FIRST.find((sound) => sounds.includes(sound)) ?? null
}
