import type { Phrase } from '@/engine/table/phrases'
import type { Line } from '../model/lines'
import type { Screen } from '../model/moment'

/** The three phrases that fit the moment best; the others are a tap further away. */
export function phrasesFor(screen: Screen, last: Line | undefined): readonly Phrase[] {
  if (screen === 'finished') return ['good-game', 'well-done', 'goodbye']
  if (screen !== 'playing') return ['hello', 'good-luck', 'one-moment']
  if (!last) return ['good-luck', 'take-your-time', 'hello']
  if (last.kind === 'laid') return ['bravo', 'well-done', 'how-kind']
  if (last.kind !== 'request') return ['take-your-time', 'never-mind', 'oh-dear']
  switch (last.outcome) {
    case 'given':
    case 'thanked':
      return ['well-asked', 'how-kind', 'oh-dear']
    case 'unsuccessful':
      return ['nearly', 'never-mind', 'take-your-time']
    default:
      return ['oh-dear', 'never-mind', 'take-your-time']
  }
}
