/**
 * All that can be said at a table besides requests: nobody can be hurt by it, and nothing of it tells of cards. The
 * words stand in the catalogue, in every language.
 */
export const PHRASES = [
  'hello',
  'good-luck',
  'take-your-time',
  'well-asked',
  'well-done',
  'bravo',
  'how-kind',
  'oh-dear',
  'never-mind',
  'nearly',
  'one-moment',
  'good-game',
  'goodbye',
] as const

/** A set phrase. */
export type Phrase = (typeof PHRASES)[number]
